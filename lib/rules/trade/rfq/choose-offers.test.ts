import { cheapestMix, fewestSuppliers, type LineToAward, type OpenOffer } from './choose-offers'

const A = 1
const B = 2
const C = 3
let id = 0
const offer = (label: number, price: number, more: Partial<OpenOffer> = {}): OpenOffer => ({
  quotationId: ++id,
  label,
  price,
  percent: 18,
  leadDays: 14,
  ...more,
})

/** Five parts of a pump, three suppliers. */
const pump: LineToAward[] = [
  { inquiryId: 1, offers: [offer(A, 105_000), offer(B, 102_500), offer(C, 111_000)] },
  { inquiryId: 2, offers: [offer(A, 48_500), offer(B, 52_000), offer(C, 47_250)] },
  { inquiryId: 3, offers: [offer(A, 132_800), offer(B, 137_200)] },
  { inquiryId: 4, offers: [offer(B, 86_000), offer(C, 89_600)] },
  { inquiryId: 5, offers: [offer(A, 18_000), offer(B, 18_800), offer(C, 17_500)] },
]

test('the cheapest mix takes the lowest price of each line', () =>
  expect(cheapestMix(pump)).toMatchObject({
    letters: ['A', 'B', 'C'],
    price: 386_050,
    gst: 69_489,
    total: 455_539,
    gstMissing: 0,
    uncovered: [],
    picks: [
      { inquiryId: 1, quotationId: pump[0]!.offers[1]!.quotationId },
      { inquiryId: 2, quotationId: pump[1]!.offers[2]!.quotationId },
      { inquiryId: 3, quotationId: pump[2]!.offers[0]!.quotationId },
      { inquiryId: 4, quotationId: pump[3]!.offers[0]!.quotationId },
      { inquiryId: 5, quotationId: pump[4]!.offers[2]!.quotationId },
    ],
  }))

test.each([
  [0, ['A', 'B', 'C'], 386_050, 69_489, 455_539],
  [1, ['A', 'B'], 387_800, 69_804, 457_604],
  [2, ['A', 'B'], 387_800, 69_804, 457_604],
  [3, ['B'], 396_500, 71_370, 467_870],
])('fewest suppliers for %i % more', (extra, letters, price, gst, total) =>
  expect(fewestSuppliers(pump, extra)).toMatchObject({ letters, price, gst, total, extra, exact: true }),
)

test('of equal prices the sooner counts, then the first letter', () => {
  const same = [offer(C, 100), offer(B, 100, { leadDays: 7 }), offer(A, 100, { leadDays: null })]
  expect(cheapestMix([{ inquiryId: 1, offers: same }]).letters).toEqual(['B'])
  expect(cheapestMix([{ inquiryId: 1, offers: [offer(C, 100), offer(B, 100)] }]).letters).toEqual(['B'])
  const either = [1, 2].map((inquiryId) => ({ inquiryId, offers: [offer(B, 100), offer(A, 100)] }))
  expect(fewestSuppliers(either, 0).letters).toEqual(['A'])
})

test('a line without an offer is not covered, and an offer without GST is counted', () => {
  const lines = [
    { inquiryId: 1, offers: [offer(A, 100, { percent: null })] },
    { inquiryId: 2, offers: [] },
  ]
  expect(fewestSuppliers(lines, 5)).toMatchObject({ price: 100, gst: 0, gstMissing: 1, total: 100, uncovered: [2] })
  expect(fewestSuppliers([], 5)).toMatchObject({ picks: [], letters: [], price: 0, exact: true })
})

/** Lines that each letter prices otherwise, by a sequence that looks like chance. */
const wide = (lines: number, letters: number): LineToAward[] => {
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  return Array.from({ length: lines }, (_, at) => ({
    inquiryId: at + 1,
    offers: Array.from({ length: letters }, (_none, label) => offer(label + 1, 1_000 + (next() % 500))),
  }))
}

test('up to 16 letters it is exact, as trying every set is', () => {
  const lines = wide(6, 7)
  const limit = (extra: number) => (100 + extra) * cheapestMix(lines).price
  for (const extra of [0, 5, 10, 20]) {
    const sets = Array.from({ length: 2 ** 7 - 1 }, (_, mask) => mask + 1)
      .map((mask) => ({
        size: mask.toString(2).replaceAll('0', '').length,
        price: lines.reduce(
          (all, { offers }) =>
            all + Math.min(...offers.filter(({ label }) => mask & (1 << (label - 1))).map(({ price }) => price)),
          0,
        ),
      }))
      .filter(({ price }) => 100 * price <= limit(extra))
      .toSorted((a, b) => a.size - b.size || a.price - b.price)
    const found = fewestSuppliers(lines, extra)
    expect([found.letters.length, found.price]).toEqual([sets[0]!.size, sets[0]!.price])
  }
})

test('of 200 lines and 16 letters the choice is exact, of 40 it keeps to the limit', () => {
  expect(fewestSuppliers(wide(200, 16), 5).exact).toBe(true)
  const many = fewestSuppliers(wide(200, 40), 5)
  expect(many.exact).toBe(false)
  expect(100 * many.price).toBeLessThanOrEqual(105 * cheapestMix(wide(200, 40)).price)
})
