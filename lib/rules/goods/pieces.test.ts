import { freePieces, goodsOf, piecesAtHub, sidesOf, toleranceOf, type MovedLine } from './pieces'

const order = { ordered: 500, closedShort: 0, over: 0, under: 0 }
const sent = (quantity: number): MovedLine => ({
  leg: 'to_hub',
  status: 'sent',
  quantity,
  received: null,
  rejected: null,
  credited: 0,
  taken: 0,
  scheduleId: null,
})
const arrived = (quantity: number): MovedLine => ({ ...sent(quantity), status: 'delivered' })
const counted = (quantity: number, received = quantity, rejected = 0): MovedLine => ({
  ...sent(quantity),
  status: 'received',
  received,
  rejected,
})

test('500 pieces in three parts: sums, state and what is free after each', () => {
  expect(goodsOf(order, [])).toEqual({
    sums: { ordered: 500, sent: 0, delivered: 0, accepted: 0, rejected: 0, returned: 0, open: 500 },
    unpacked: 500,
    state: 'none',
  })
  expect(goodsOf(order, [{ ...sent(200), status: 'planned' }]).state).toBe('none')
  expect(freePieces(order, [{ ...sent(200), status: 'planned' }])).toBe(300)
  expect(goodsOf(order, [sent(200)])).toMatchObject({ sums: { sent: 200, delivered: 0, open: 500 }, state: 'part' })
  expect(goodsOf(order, [arrived(200)])).toMatchObject({
    sums: { delivered: 200, accepted: 0, open: 300 },
    state: 'part',
  })
  const first = counted(200)
  expect(goodsOf(order, [first, sent(120)])).toMatchObject({
    sums: { sent: 320, delivered: 200, accepted: 200, open: 300 },
    state: 'part',
  })
  const second = counted(120)
  expect(goodsOf(order, [first, second, sent(180)]).state).toBe('sent')
  expect(freePieces(order, [first, second, sent(180)])).toBe(0)
  expect(goodsOf(order, [first, second, counted(180)])).toEqual({
    sums: { ordered: 500, sent: 500, delivered: 500, accepted: 500, rejected: 0, returned: 0, open: 0 },
    unpacked: 0,
    state: 'received',
  })
})

test('twelve of the last 180 are rejected: 488 accepted, 12 open and free, the order is partly delivered', () => {
  const lines = [counted(200), counted(120), counted(180, 180, 12)]
  expect(goodsOf(order, lines)).toEqual({
    sums: { ordered: 500, sent: 500, delivered: 500, accepted: 488, rejected: 12, returned: 0, open: 12 },
    unpacked: 12,
    state: 'part',
  })
  expect(freePieces(order, lines)).toBe(12)
})

test('rejected pieces that are credited are neither open nor free; those that are taken count as accepted', () => {
  const last = counted(180, 180, 12)
  const before = [counted(200), counted(120)]
  const credited = [...before, { ...last, credited: 12 }]
  expect(goodsOf(order, credited)).toMatchObject({ sums: { accepted: 488, rejected: 12, open: 0 }, state: 'received' })
  expect(freePieces(order, credited)).toBe(0)
  const taken = [...before, { ...last, taken: 12 }]
  expect(goodsOf(order, taken)).toMatchObject({ sums: { accepted: 500, rejected: 0, open: 0 }, state: 'received' })
  expect(freePieces(order, taken)).toBe(0)
})

test('two problems of a line are decided apart: five credited, three taken after all, four come again', () => {
  const lines = [counted(320), { ...counted(180, 180, 12), credited: 5, taken: 3 }]
  expect(goodsOf(order, lines)).toMatchObject({ sums: { accepted: 491, rejected: 9, open: 4 }, unpacked: 4 })
})

test('what was counted short is open and free again', () => {
  const lines = [counted(500, 492)]
  expect(goodsOf(order, lines)).toMatchObject({ sums: { sent: 500, delivered: 492, open: 8 }, state: 'part' })
  expect(freePieces(order, lines)).toBe(8)
})

test('a cancelled shipment frees its pieces, and an order that was closed short needs fewer', () => {
  expect(freePieces(order, [{ ...sent(500), status: 'cancelled' }])).toBe(500)
  const short = { ...order, closedShort: 180 }
  expect(freePieces(short, [counted(200)])).toBe(120)
  expect(goodsOf(short, [counted(320)])).toMatchObject({ sums: { ordered: 500, open: 0 }, state: 'received' })
})

test('a tolerance of 2 % lets 510 pass; under it the order is received with 490', () => {
  expect(toleranceOf(500, 200)).toBe(10)
  expect(toleranceOf(20, 200)).toBe(0)
  const loose = { ...order, over: 10, under: 10 }
  expect(freePieces(loose, [])).toBe(510)
  expect(goodsOf(loose, [counted(490)])).toMatchObject({ sums: { open: 10 }, state: 'received' })
  expect(goodsOf(loose, [counted(489)]).state).toBe('part')
  expect(goodsOf(loose, [sent(490)]).state).toBe('sent')
})

describe('the side of the customer', () => {
  const came = (quantity: number) => counted(quantity)
  const gone = (quantity: number): MovedLine => ({ ...sent(quantity), leg: 'from_hub' })
  const got = (quantity: number, rejected = 0): MovedLine => ({
    ...counted(quantity, quantity, rejected),
    leg: 'from_hub',
  })

  test('what the hub has is what it accepted less what left it; null where nothing came by a shipment', () => {
    expect(piecesAtHub([])).toBeNull()
    expect(piecesAtHub([sent(200)])).toBe(0)
    expect(piecesAtHub([came(200), counted(120, 120, 12), gone(50)])).toBe(258)
    expect(goodsOf(order, [came(200), gone(50)], 'customer')).toMatchObject({ sums: { sent: 50 }, unpacked: 150 })
    expect(goodsOf(order, [came(200)], 'customer')).toMatchObject({ state: 'none', sums: { sent: 0, open: 500 } })
  })

  test('what the customer rejects comes back to the supplier’s account, and is packed again on both sides', () => {
    const lines = [came(500), got(320), got(180, 12)]
    expect(goodsOf(order, lines, 'customer')).toMatchObject({
      sums: { accepted: 488, rejected: 12, open: 12 },
      state: 'part',
    })
    expect(goodsOf(order, lines)).toMatchObject({
      sums: { accepted: 500, rejected: 0, returned: 12, open: 12 },
      unpacked: 12,
      state: 'part',
    })
    const again = [...lines, came(12)]
    expect(piecesAtHub(again)).toBe(12)
    expect(goodsOf(order, again)).toMatchObject({ sums: { open: 0 }, unpacked: 0 })
    expect(goodsOf(order, [...again, got(12)], 'customer')).toMatchObject({ sums: { open: 0 }, state: 'received' })
  })

  test('credited pieces are open on neither side', () => {
    const lines = [came(500), { ...got(500, 12), credited: 12 }]
    expect(goodsOf(order, lines, 'customer')).toMatchObject({ sums: { open: 0 }, state: 'received' })
    expect(goodsOf(order, lines)).toMatchObject({ sums: { returned: 12, open: 0 }, unpacked: 0 })
  })

  test('an order whose goods came without shipments has nothing returned to its supplier', () => {
    expect(goodsOf(order, [got(20, 5)])).toMatchObject({ sums: { returned: 0, open: 500 } })
  })
})

test('what goes from the shop to the customer counts on both sides, its rejections once on each, and nothing is at the hub', () => {
  expect(sidesOf('to_site')).toEqual(['supply', 'customer'])
  expect([sidesOf('to_hub'), sidesOf('from_hub'), sidesOf('to_supplier')]).toEqual([['supply'], ['customer'], []])
  const direct: MovedLine[] = [{ ...counted(200, 200, 12), leg: 'to_site' }]
  const sums = { ordered: 500, sent: 200, delivered: 200, accepted: 188, rejected: 12, returned: 0, open: 312 }
  expect(goodsOf(order, direct)).toEqual({ sums, unpacked: 312, state: 'part' })
  expect(goodsOf(order, direct, 'customer')).toEqual({ sums, unpacked: 0, state: 'part' })
  // Of the rest the hub has what it accepted, whatever went directly.
  const mixed = [...direct, counted(100)]
  expect(goodsOf(order, mixed, 'customer')).toMatchObject({ sums: { delivered: 200, open: 312 }, unpacked: 100 })
  expect(goodsOf(order, mixed)).toMatchObject({ sums: { delivered: 300, open: 212, returned: 0 }, unpacked: 212 })
  const onward: MovedLine = { ...counted(100, 100, 5), leg: 'from_hub' }
  expect(goodsOf(order, [...mixed, onward])).toMatchObject({ sums: { returned: 5, rejected: 12, open: 217 } })
})
