import { gstOn, landedAt, priceAt, unitAt, unitOf } from './pricing'

/** Three quotations for 80 hubs. */
const terms = {
  A: {
    breaks: [
      { minQuantity: 1, unitPaise: 148_000 },
      { minQuantity: 100, unitPaise: 139_000 },
    ],
    tooling: 12_000,
    freight: 2_400,
  },
  B: { breaks: [{ minQuantity: 1, unitPaise: 139_000 }], tooling: 26_000, freight: 0 },
  C: {
    breaks: [
      { minQuantity: 50, unitPaise: 162_000 },
      { minQuantity: 100, unitPaise: 131_000 },
    ],
    tooling: 0,
    freight: 3_500,
  },
}
const all = <T>(of: (q: (typeof terms)['A']) => T) => [of(terms.A), of(terms.B), of(terms.C)]
const quoted = (q: (typeof terms)['A']) => ({ ...q, quantity: 80, price: priceAt(q.breaks, 80, q)! })

test('the price is goods at the quantity, tooling and freight', () =>
  expect(all((q) => priceAt(q.breaks, 80, q))).toEqual([132_800, 137_200, 133_100]))

test('at another quantity another line counts; freight stays as quoted', () =>
  expect(all((q) => priceAt(q.breaks, 100, q))).toEqual([153_400, 165_000, 134_500]))

test('below its first line a quotation has no price', () => {
  expect(unitAt(terms.C.breaks, 49)).toBeNull()
  expect(all((q) => landedAt(quoted(q), 40))).toEqual([1_810, 2_040, null])
})

test('a piece costs its share of tooling and freight, too', () => {
  expect(all((q) => landedAt(quoted(q), 80))).toEqual([1_660, 1_715, 1_663.75])
  expect(all((q) => landedAt(quoted(q), 160))).toEqual([1_495, 1_552.5, 1_353.75])
})

test('without lines a piece costs at every quantity what it does at that of the inquiry', () => {
  const plain = { price: 14_400, quantity: 80, breaks: null, tooling: 4_000, freight: 2_400 }
  expect(landedAt(plain, 80)).toBe(180)
  expect(landedAt(plain, 160)).toBe(155)
})

test('GST comes on top', () => {
  expect(all((q) => gstOn(quoted(q).price, 18))).toEqual([23_904, 24_696, 23_958])
  expect(gstOn(132_800, null)).toBeNull()
})

test.each([
  ['a price that divides', 1_32_800, 80, null, null, 1_66_000],
  ['a price that does not, to the paisa', 1_00_000, 3, null, null, 33_33_333],
  ['what is left without tooling and freight', 50_000, 100, 10_000, 2_000, 38_000],
  ['nothing', 0, 10, null, null, null],
  ['less than tooling', 5_000, 10, 6_000, null, null],
])('prices by quantity begin with the price that was typed: %s', (_, price, quantity, tooling, freight, paise) => {
  expect(unitOf({ price, quantity, tooling, freight })).toBe(paise)
  if (paise) {
    const lines = [{ minQuantity: 1, unitPaise: paise }]
    expect(priceAt(lines, quantity, { tooling, freight })).toBe(price)
  }
})
