import fc from 'fast-check'
import { exact } from '../../terms/measure'
import { judged, passes, type Checked } from './tolerance'

const bore: Checked = { id: 1, nominal: 25, plus: 0.021, minus: 0, critical: false }
const length: Checked = { id: 2, nominal: 80, plus: 0.1, minus: 0.1, critical: false }
const look: Checked = { id: 3, nominal: null, plus: 0, minus: 0, critical: true }
const of = (checked: Checked, value: number) => passes(checked, { value, ok: null })

test.each([
  [bore, 25, true],
  [bore, 25.021, true],
  [bore, 25.022, false],
  [bore, 24.99999, false],
  [{ ...length, nominal: 10.1, plus: 0.2, minus: 0.2 }, 10.3, true],
  [{ ...length, nominal: 0, plus: 0, minus: 0 }, -0.00001, false],
  [{ ...length, plus: 0, minus: 0 }, 80, true],
  [{ ...length, plus: 0, minus: 0 }, 80.00001, false],
])('%o: %d passes: %s', (checked, value, fits) => expect(of(checked, value)).toBe(fits))

test('both ends of every tolerance pass, and a hundred thousandth beyond does not', () => {
  const measure = fc.integer({ min: -99_999_999, max: 99_999_999 })
  const width = fc.integer({ min: 0, max: 9_999_999 })
  fc.assert(
    fc.property(measure, width, width, (nominal, plus, minus) => {
      const mm = (whole: number) => whole / 1e5
      const checked = { ...bore, nominal: mm(nominal), plus: mm(plus), minus: mm(minus) }
      expect([of(checked, mm(nominal + plus)), of(checked, mm(nominal - minus))]).toEqual([true, true])
      expect([of(checked, mm(nominal + plus + 1)), of(checked, mm(nominal - minus - 1))]).toEqual([false, false])
    }),
  )
})

test('a number with six decimals, and one that is none, is no measure', () => {
  expect([25.021, -0.5, 7, 9_999_999.99999].map(exact)).toEqual([2_502_100, -50_000, 700_000, 999_999_999_999])
  expect([1e-6, 0.123456, 1e7, Number.NaN, Infinity].map(exact)).toEqual([null, null, null, null, null])
})

const sample = (failing: readonly number[], size = 50) =>
  Array.from({ length: size }, (_, i) => [
    { characteristicId: 1, sample: i + 1, value: failing.includes(i + 1) ? 25.03 : 25.01, ok: null },
    { characteristicId: 2, sample: i + 1, value: 80.1, ok: null },
  ]).flat()
const plan = { sampleSize: 50, accept: 3 }

test('of 50 pieces 3 may fail, a fourth rejects the lot; while a cell is empty it is open', () => {
  expect(judged([bore, length], sample([7, 19, 33]), plan)).toEqual({ verdict: 'accepted', failed: 3, open: 0 })
  expect(judged([bore, length], sample([7, 19, 33, 41]), plan)).toEqual({ verdict: 'rejected', failed: 4, open: 0 })
  expect(judged([bore, length], sample([7]).slice(1), plan)).toEqual({ verdict: 'open', failed: 1, open: 1 })
  expect(judged([], [], plan)).toEqual({ verdict: 'open', failed: 0, open: 0 })
})

test('a piece counts once however many of its characteristics fail; a critical one rejects alone', () => {
  const both = sample([7]).map((cell) =>
    cell.sample === 7 && cell.characteristicId === 2 ? { ...cell, value: 81 } : cell,
  )
  expect(judged([bore, length], both, plan)).toMatchObject({ failed: 1, verdict: 'accepted' })
  const looked = [
    ...sample([]),
    ...Array.from({ length: 50 }, (_, i) => ({ characteristicId: 3, sample: i + 1, value: null, ok: i !== 8 })),
  ]
  expect(judged([bore, length, look], looked, plan)).toEqual({ verdict: 'rejected', failed: 1, open: 0 })
})
