import { clock } from '@/tests/fake-clock'
import { Problem } from '@/lib/contract/core/problem'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import type { Found } from '@/lib/rules/orders/tolerance'
import { Cells, NOT_OK, OK, type Kept } from './cells'

const bore = { id: 1, place: 0, name: 'Bore', unit: 'mm', nominal: 25, plus: 0.021, minus: 0, critical: false } as const
const burr = {
  id: 2,
  place: 1,
  name: 'No burr',
  unit: 'other',
  nominal: null,
  plus: 0,
  minus: 0,
  critical: true,
} as const

const reportOf = (characteristics: Characteristic[], more: Partial<Report> = {}): Report => ({
  id: 9,
  workorderId: 12,
  kind: 'inspection',
  version: 1,
  status: 'draft',
  verdict: 'open',
  lotId: null,
  lotSize: 3,
  plan: 'all',
  aql: null,
  letter: null,
  sampleSize: 3,
  acceptMax: 0,
  failed: 0,
  open: 0,
  finalAt: null,
  createdAt: '2026-11-26T10:00:00Z',
  instruments: null,
  note: null,
  characteristics,
  measurements: [],
  ...more,
})

/** A server that answers each batch by what stands here, in order; then it takes all. */
function cellsWith(answers: (Problem | null)[] = [], kept?: Kept, report = reportOf([bore, burr])) {
  const sent: Found[][] = []
  const unsaved: { now: Kept } = { now: {} }
  const send = async (values: Found[]) => {
    sent.push(values)
    const answer = answers.shift()
    if (answer) throw answer
  }
  const cells = new Cells(report, { send, kept, keep: (now) => void (unsaved.now = now) })
  return { cells, sent, unsaved }
}

beforeEach(() => void clock.useFakeTimers())
afterEach(() => void clock.useRealTimers())
const pass = (ms: number) => clock.advanceTimersByTimeAsync(ms)
const offline = () => new Problem('unavailable', 'We can’t reach the server.')

test('a value is judged as on the server: both ends pass, a hair beyond fails, a comma is a point', () => {
  const { cells } = cellsWith()
  cells.write(bore, 1, '25,021')
  cells.write(bore, 2, '25.022')
  cells.write(bore, 3, '24.99999')
  cells.write(burr, 1, OK)
  cells.write(burr, 2, NOT_OK)
  expect([1, 2, 3].map((sample) => cells.get(1, sample).passes)).toEqual([true, false, false])
  expect([1, 2, 3].map((sample) => cells.get(2, sample).passes)).toEqual([true, false, null])
  expect([1, 2, 3].map(cells.pieceFails)).toEqual([false, true, true])
  expect(cells.judged()).toEqual({ verdict: 'open', failed: 2, open: 1 })
})

test('what is typed is saved after a pause, the cells of a moment together, the last text of each', async () => {
  const { cells, sent } = cellsWith()
  cells.type(bore, 1, '25')
  cells.type(bore, 1, '25.0')
  cells.type(bore, 1, '25.01')
  expect(cells.get(1, 1).passes).toBe(null)
  cells.commit(bore, 1)
  cells.type(bore, 2, '25.02')
  await pass(250)
  expect([sent.length, cells.saver.state]).toEqual([0, 'saving'])
  cells.commit(bore, 2)
  await pass(50)
  expect(sent).toEqual([
    [
      { characteristicId: 1, sample: 1, value: 25.01, ok: null },
      { characteristicId: 1, sample: 2, value: 25.02, ok: null },
    ],
  ])
  expect(cells.saver.state).toBe('saved')
})

test('more than 500 values go out in several calls', async () => {
  const { cells, sent } = cellsWith([], null as never, reportOf([bore], { sampleSize: 1_250, lotSize: 1_250 }))
  for (let sample = 1; sample <= 1_250; sample++) cells.write(bore, sample, '25')
  await pass(400)
  expect(sent.map((batch) => batch.length)).toEqual([500, 500, 250])
})

test('while the line is down values wait, and are sent again; what was typed meanwhile goes with them', async () => {
  const { cells, sent, unsaved } = cellsWith([offline(), offline()])
  cells.write(bore, 1, '25')
  await pass(300)
  expect(cells.saver.state).toBe('waiting')
  expect(unsaved.now).toEqual({ '1 1': '25' })
  cells.write(bore, 1, '25.01')
  await pass(2_000)
  expect(cells.saver.state).toBe('waiting')
  await pass(4_000)
  expect(sent.at(-1)).toEqual([{ characteristicId: 1, sample: 1, value: 25.01, ok: null }])
  expect([cells.saver.state, unsaved.now]).toEqual(['saved', {}])
})

test('a text that is no number keeps its place, is not sent, and says why', async () => {
  const { cells, sent, unsaved } = cellsWith()
  cells.write(bore, 1, '25,02x')
  await pass(1_000)
  expect(sent).toEqual([])
  expect(cells.refusals()).toMatchObject([
    { name: 'Bore', sample: 1, text: '25,02x', why: 'A number with at most 5 decimals' },
  ])
  expect(unsaved.now).toEqual({ '1 1': '25,02x' })
  await expect(cells.settled()).rejects.toThrow('Some values are not saved')
})

test('a cell that the server refuses says why; the others of its batch are saved', async () => {
  const issues = [{ path: 'values.1.sample', message: '3 pieces are measured' }]
  const { cells, sent } = cellsWith([new Problem('validation', 'Not this', issues)])
  cells.write(bore, 1, '25')
  cells.write(bore, 2, '25.01')
  await pass(301)
  expect(cells.get(1, 2)).toMatchObject({ text: '25.01', refused: '3 pieces are measured', passes: null })
  expect(sent[1]).toEqual([{ characteristicId: 1, sample: 1, value: 25, ok: null }])
  expect(cells.saver.state).toBe('saved')
})

test('a report that is final meanwhile stops the saving and keeps the text', async () => {
  const { cells, unsaved } = cellsWith([new Problem('conflict', 'This report is final: start a new version')])
  cells.write(bore, 1, '25')
  await pass(60_000)
  expect([cells.saver.state, cells.saver.stopped]).toEqual(['stopped', 'This report is final: start a new version'])
  expect(unsaved.now).toEqual({ '1 1': '25' })
})

test('a newer state of the server keeps what was typed and is not saved, and judges it anew', async () => {
  const { cells } = cellsWith([offline()])
  cells.write(bore, 1, '25.022')
  await pass(301)
  const measurement = (sample: number, value: number) =>
    ({ characteristicId: 1, sample, value, ok: null, passes: true, by: 'Ravi Kale' }) as const
  cells.take(reportOf([{ ...bore, plus: 0.03 }], { measurements: [measurement(1, 24), measurement(2, 25.01)] }))
  expect(cells.get(1, 1)).toMatchObject({ text: '25.022', passes: true })
  expect(cells.get(1, 2)).toMatchObject({ text: '25.01', by: 'Ravi Kale' })
  expect(cells.get(2, 1).text).toBe('')
})

test('after a reload the values that were not saved are there again, and are sent', async () => {
  const { cells, sent } = cellsWith([], { '1 2': '25.01', '1 3': 'x', '7 1': '3', '1 9': '3' })
  expect([cells.get(1, 2).text, cells.get(1, 3).refused]).toEqual(['25.01', 'A number with at most 5 decimals'])
  await pass(301)
  expect(sent).toEqual([[{ characteristicId: 1, sample: 2, value: 25.01, ok: null }]])
})

test('settled sends what was just typed, and fails when it can not', async () => {
  const { cells, sent } = cellsWith([null, offline()])
  cells.type(bore, 1, '25')
  await cells.settled()
  expect(sent).toHaveLength(1)
  cells.write(bore, 2, '25')
  await expect(cells.settled()).rejects.toThrow('We can’t reach the server')
})
