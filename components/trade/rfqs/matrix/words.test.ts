import { lastOf } from './words'

const last = {
  landedPaise: 19_800,
  price: 79_200,
  quantity: 400,
  on: '2026-03-12T05:00:00.000Z',
  quotationId: 1,
  workorderId: 1,
  drawingRevision: null,
}
const offer = (landedPaise: number, cheapest: boolean) => ({
  quotationId: 1,
  letter: 'A',
  version: 1,
  price: 1,
  landedPaise,
  tooling: null,
  gst: null,
  leadDays: null,
  state: 'open' as const,
  cheapest,
})

test('beside the part stands what it cost last, and how the cheapest offer lies to it', () => {
  expect(lastOf({ last, offers: [offer(22_000, false), offer(20_500, true)] })).toBe(
    'last ₹198.00 at 400, 12 Mar 2026 (+3.5 %)',
  )
  expect(lastOf({ last, offers: [offer(18_800, true)] })).toBe('last ₹198.00 at 400, 12 Mar 2026 (−5.1 %)')
  expect(lastOf({ last, offers: [] })).toBe('last ₹198.00 at 400, 12 Mar 2026')
  expect(lastOf({ last: null, offers: [offer(20_500, true)] })).toBe(null)
})
