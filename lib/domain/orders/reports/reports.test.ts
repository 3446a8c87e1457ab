import { reports } from '@/lib/contract/orders/reports'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { createReport } from './create-report'
import { editReport } from './edit-report'
import { finalizeReport } from './finalize-report'
import { getReport } from './get-report'
import { writeValues } from './write-values'

await ownDatabase()

const bore = { name: 'Bore', nominal: 25, plus: 0.021, minus: 0, unit: 'mm' as const, critical: false }
const length = { name: 'Length', nominal: 80, plus: 0.1, minus: 0.1, unit: 'mm' as const, critical: false }
const look = { name: 'No burr', nominal: null, plus: 0, minus: 0, unit: 'other' as const, critical: true }

async function drafted(lotSize = 4, grid: (typeof bore | typeof look)[] = [bore, length]) {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  const report = await createReport(supplier, { id, kind: 'inspection', lotSize, plan: 'all', characteristics: grid })
  const [first, second] = report.characteristics.map((one) => one.id) as [number, number]
  /** Fills every cell; the named samples fail in the bore. */
  const fill = (failing: number[] = [], of = report.id, [a, b] = [first, second]) =>
    writeValues(supplier, {
      id: of,
      values: Array.from({ length: report.sampleSize }, (_, i) => [
        { characteristicId: a, sample: i + 1, value: failing.includes(i + 1) ? 25.022 : 25.021 },
        { characteristicId: b, sample: i + 1, value: 79.9 },
      ]).flat(),
    })
  return { customer, supplier, admin, id, report, first, second, fill }
}

test('a report takes the plan of the standard for its lot, and its grid', async () => {
  const { supplier, workorder } = await make.order()
  const asked = { id: workorder.id, kind: 'inspection', plan: 'iso2859', aql: '2.5', characteristics: [bore] } as const
  const report = await createReport(supplier, { ...asked, lotSize: 500, characteristics: [bore] })
  expect(conforms(reports.create, report)).toMatchObject({
    version: 1,
    status: 'draft',
    verdict: 'open',
    letter: 'H',
    sampleSize: 50,
    acceptMax: 3,
    open: 50,
    characteristics: [{ ...bore, place: 0 }],
  })
  await refused(createReport(supplier, { ...asked, characteristics: [bore] }), 'conflict')
  await refused(editReport(supplier, { id: report.id, plan: 'iso2859', aql: null }), 'validation', 'aql')
})

test('limits may both lie below the size, as those of 50 g6; crossed ones are refused', async () => {
  const { supplier, report } = await drafted()
  const shaft = { ...bore, nominal: 50, plus: -0.009, minus: 0.025 }
  const { characteristics } = await editReport(supplier, { id: report.id, characteristics: [shaft] })
  expect(characteristics).toMatchObject([shaft])
  const characteristicId = characteristics[0]!.id
  const values = [50, 49.991, 49.975, 49.974].map((value, i) => ({ characteristicId, sample: i + 1, value }))
  expect(await writeValues(supplier, { id: report.id, values })).toMatchObject({ failed: 2, open: 0 })
  await expect(
    db().characteristic.updateMany({ where: { id: characteristicId }, data: { plus: -0.03 } }),
  ).rejects.toThrow('characteristics_tolerance_check')
  const crossed = { ...shaft, plus: -0.03 }
  expect(reports.edit.body.safeParse({ characteristics: [crossed] }).error?.issues[0]?.message).toBe(
    'The upper limit lies below the lower one',
  )
})

test('values are judged as they are written; a final report says its verdict and never changes', async () => {
  const { customer, supplier, report, first, fill } = await drafted()
  expect(conforms(reports.write, await fill([2]))).toEqual({ verdict: 'rejected', failed: 1, open: 0 })
  await refused(getReport(customer, { id: report.id }), 'not_found')
  const cell = { characteristicId: first, sample: 2 }
  await writeValues(supplier, {
    id: report.id,
    values: [
      { ...cell, value: 1 },
      { ...cell, value: 25 },
    ],
  })
  const emptied = await writeValues(supplier, { id: report.id, values: [cell] })
  expect(emptied).toEqual({ verdict: 'open', failed: 0, open: 1 })
  await expect(finalizeReport(supplier, { id: report.id })).rejects.toThrow('1 value is missing')
  await fill()
  expect(conforms(reports.finalize, await finalizeReport(supplier, { id: report.id }))).toMatchObject({
    status: 'final',
    verdict: 'accepted',
  })
  const read = await getReport(customer, { id: report.id })
  expect(read.measurements).toHaveLength(8)
  expect(JSON.stringify(read)).not.toContain('"by"')
  await refused(fill(), 'conflict')
  await refused(editReport(supplier, { id: report.id, note: 'Remeasured' }), 'conflict')
  await expect(db().report.update({ where: { id: report.id }, data: { note: 'x' } })).rejects.toThrow('never changes')
  await expect(db().measurement.updateMany({ where: { characteristicId: first }, data: { value: 1 } })).rejects.toThrow(
    'never changes',
  )
})

test('a new version copies the grid without the values; the newest final one counts', async () => {
  const { supplier, admin, id, report, fill } = await drafted()
  await setDocuments(admin, { id, kinds: ['inspection_report'] })
  await fill([1])
  await finalizeReport(supplier, { id: report.id })
  await refused(changeWorkorderStatus(supplier, { id, status: 'completed' }), 'conflict')
  const next = await createReport(supplier, { id, kind: 'inspection', copyOf: report.id })
  expect(next).toMatchObject({ version: 2, sampleSize: 4, measurements: [], characteristics: [bore, length] })
  await fill([], next.id, next.characteristics.map((one) => one.id) as [number, number])
  await finalizeReport(supplier, { id: next.id })
  expect((await getWorkorder(supplier, { id })).documents).toMatchObject([{ state: 'met', by: 'report' }])
  expect(await changeWorkorderStatus(supplier, { id, status: 'completed' })).toMatchObject({ status: 'completed' })
})

test('what does not fit is refused cell by cell, and values are not dropped with what they belong to', async () => {
  const { supplier, report, first, second, fill } = await drafted(4, [bore, look])
  const write = (values: object[]) => writeValues(supplier, { id: report.id, values: values as never })
  await refused(write([{ characteristicId: first, sample: 5, value: 25 }]), 'validation', 'values.0.sample')
  await refused(write([{ characteristicId: first, sample: 1, ok: true }]), 'validation', 'values.0.value')
  await refused(write([{ characteristicId: second, sample: 1, value: 2 }]), 'validation', 'values.0.ok')
  const foreign = (await drafted()).first
  await refused(write([{ characteristicId: foreign, sample: 1, value: 2 }]), 'validation', 'values.0.characteristicId')
  await write([{ characteristicId: first, sample: 4, value: 25 }])
  await refused(editReport(supplier, { id: report.id, characteristics: [look] }), 'validation', 'characteristics')
  await refused(editReport(supplier, { id: report.id, plan: 'one' }), 'validation', 'plan')
  await refused(editReport(supplier, { id: report.id, note: 'Call 98220 12345' }), 'validation', 'note')
  const named = [{ ...bore, id: first, name: `Bore of ${supplier.companyName}` }, look]
  await refused(editReport(supplier, { id: report.id, characteristics: named }), 'validation', 'characteristics')
  const kept = await editReport(supplier, {
    id: report.id,
    characteristics: [{ ...length }, { ...bore, id: first, name: 'Bore, top' }],
  })
  expect(kept.characteristics).toMatchObject([{ name: 'Length' }, { id: first, name: 'Bore, top' }])
  expect(kept.measurements).toMatchObject([{ characteristicId: first, sample: 4, value: 25, passes: true }])
  expect(typeof fill).toBe('function')
})

test('of a value and the end at once the report has the value, or the writer reads that it is final', async () => {
  const { supplier, report, first, fill } = await drafted()
  await fill()
  const late = writeValues(supplier, { id: report.id, values: [{ characteristicId: first, sample: 1, value: 25.022 }] })
  const both = await atOnce([late, finalizeReport(supplier, { id: report.id })])
  const { verdict, status } = await getReport(supplier, { id: report.id })
  expect(status).toBe('final')
  expect([verdict, both]).toEqual(
    both.done === 2 ? ['rejected', { done: 2, refused: [] }] : ['accepted', { done: 1, refused: ['conflict'] }],
  )
})
