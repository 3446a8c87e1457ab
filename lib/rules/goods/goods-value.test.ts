import { totalsOfGoods, valueOfPieces, type OrderWorth } from './goods-value'

const order: OrderWorth = {
  supply: 'goods',
  ordered: 500,
  taxablePaise: 99_999_00,
  materialPaise: null,
  rateBp: 1800,
}
const total = (pieces: number, more: Partial<OrderWorth> = {}, isTaxed = true) =>
  totalsOfGoods([{ order: { ...order, ...more }, pieces }], 'inter', isTaxed)?.totalPaise

test('pieces are worth their share of the order with its tax, rounded to the rupee', () => {
  expect(totalsOfGoods([{ order, pieces: 200 }], 'inter', true)).toMatchObject({
    taxablePaise: 39_999_60,
    igstPaise: 7_199_93,
    roundOffPaise: 47,
    totalPaise: 47_200_00,
  })
  expect(total(120)).toBe(28_320_00)
  expect(total(180)).toBe(42_480_00)
  expect(total(500)).toBe(1_17_999_00)
})

test('pieces over what was ordered are worth nothing more', () => {
  expect(total(510)).toBe(1_17_999_00)
})

test('pieces of several orders are rounded once', () => {
  const lines = [
    { order: { ...order, taxablePaise: 100_40, rateBp: 0 }, pieces: 500 },
    { order: { ...order, taxablePaise: 100_40, rateBp: 0 }, pieces: 500 },
  ]
  expect(totalsOfGoods(lines, 'intra', true)!.totalPaise).toBe(201_00)
})

test('a bill of supply, and a sender without a GST number, have no tax', () => {
  expect(total(500, {}, false)).toBe(99_999_00)
})

test('goods of job work are worth their material and the charge, without tax', () => {
  const work = { supply: 'jobwork', taxablePaise: 20_000_00, materialPaise: 80_000_00 } as const
  expect(total(250, work)).toBe(50_000_00)
  expect(valueOfPieces({ ...order, ...work, materialPaise: null }, 250)).toBeNull()
})

test('without an amount or a quantity nothing is guessed', () => {
  expect(total(1, { taxablePaise: null })).toBeUndefined()
  expect(total(1, { ordered: null })).toBeUndefined()
})
