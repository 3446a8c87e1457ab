import { chosenOf, moreThan, picksOf, picksWith, sumsOf, type MatrixLine, type MatrixOffer } from './choice'

const offer = (letter: string, price: number, more: Partial<MatrixOffer> = {}): MatrixOffer => ({
  quotationId: price,
  letter,
  version: 1,
  price,
  landedPaise: price,
  tooling: null,
  gst: Math.round(price * 0.18),
  leadDays: 21,
  state: 'open',
  cheapest: false,
  ...more,
})
const line = (inquiryId: number, ...offers: MatrixOffer[]): MatrixLine => ({
  inquiryId,
  lineNo: inquiryId,
  quantity: 100,
  status: 'quoted',
  last: null,
  offers,
  declined: [],
})
const cheapest = { cheapest: true }
/** The five lines of a pump, as three suppliers priced them. */
const pump = [
  line(1, offer('A', 105_000), offer('B', 102_500, cheapest), offer('C', 111_000)),
  line(2, offer('A', 48_500), offer('B', 52_000), offer('C', 47_250, cheapest)),
  line(3, offer('A', 132_800, cheapest), offer('B', 137_200)),
  line(4, offer('B', 86_000, cheapest), offer('C', 89_600)),
  line(5, offer('A', 18_000), offer('B', 18_800), offer('C', 17_500, cheapest)),
]
const ofLetter = (wanted: string) =>
  picksOf(
    pump,
    pump.flatMap(({ inquiryId, offers }) =>
      offers.filter(({ letter }) => letter === wanted).map(({ quotationId }) => ({ inquiryId, quotationId })),
    ),
  )

test('one supplier for five lines costs 2.71 % more than the cheapest of each', () => {
  const sums = sumsOf(chosenOf(pump, ofLetter('B')))
  expect(sums).toEqual({
    letters: ['B'],
    price: 396_500,
    gst: 71_370,
    gstMissing: 0,
    total: 467_870,
    least: 386_050,
  })
  expect(moreThan(sums.price, sums.least)).toBe('2.71 % more')
  expect(moreThan(386_050, 386_050)).toBe(null)
  expect(moreThan(1_000_001, 1_000_000)).toBe('less than 0.01 % more')
})

test('lines without a choice are left out of what the cheapest would cost', () => {
  expect(sumsOf(chosenOf(pump, ofLetter('A')))).toMatchObject({ letters: ['A'], price: 304_300, least: 300_050 })
})

test('a second press on an offer takes it back, another one on its line takes its place', () => {
  const [a, b] = pump[0]!.offers
  const one = picksWith({}, 1, a!)
  expect(one).toEqual({ 1: { quotationId: 105_000, version: 1 } })
  expect(picksWith(one, 1, b!)).toEqual({ 1: { quotationId: 102_500, version: 1 } })
  expect(picksWith(one, 1, a!)).toEqual({})
})

test('an offer that was revised or has expired since it was chosen is chosen no more', () => {
  const picks = picksWith(picksWith({}, 1, offer('A', 105_000)), 2, offer('A', 48_500))
  const now = [
    line(1, offer('A', 105_000, { version: 2 })),
    line(2, offer('A', 48_500, { state: 'expired' }), offer('B', 50_000)),
  ]
  expect(chosenOf(now, picks)).toEqual([])
})

test('offers that don’t say their GST are counted, and A stands before AA', () => {
  const lines = [line(1, offer('AA', 100, { gst: null })), line(2, offer('B', 200))]
  const picks = picksOf(
    lines,
    lines.map(({ inquiryId, offers }) => ({ inquiryId, quotationId: offers[0]!.quotationId })),
  )
  expect(sumsOf(chosenOf(lines, picks))).toMatchObject({ letters: ['B', 'AA'], price: 300, gst: 36, gstMissing: 1 })
})
