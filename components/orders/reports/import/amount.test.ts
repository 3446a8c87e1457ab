import { amountIn, deviationsIn, minusIn, nominalIn } from './amount'

test.each([
  ['25.01', 25.01, undefined],
  ['0,02', 0.02, undefined],
  [',5', 0.5, undefined],
  ['Ø25', 25, undefined],
  ['⌀ 25.0 mm', 25, 'mm'],
  ['1.6 µm', 1.6, 'µm'],
  ['1.6 μm', 1.6, 'µm'],
  ['Ra 1,6 µm', 1.6, 'Ra'],
  ['Ra1.6', 1.6, 'Ra'],
  ['R5', 5, undefined],
  ['45°', 45, 'deg'],
  ['58 HRC', 58, 'HRC'],
  ['−0.1', -0.1, undefined],
  ['– 0,1', -0.1, undefined],
  ['+3', 3, undefined],
  ['1,250.5', 1250.5, undefined],
  ['1.250,5', 1250.5, undefined],
  ['1,25,000', 125000, undefined],
])('a cell with %s is read as a person sees it', (cell, value, unit) => {
  expect(amountIn(cell, {})).toEqual({ value, unit })
})

test.each([
  '25H7',
  'M8',
  '25..1',
  '1,25,00.5',
  '25 thou',
  '5%',
  '25°30’',
  '1e3',
  '0.123456',
  '25 0.02',
  '12.5.2024',
  '�0,02',
  '±25',
  '9'.repeat(100),
])('a cell with %s is refused, never half read', (cell) =>
  expect(() => amountIn(cell, {})).toThrow('is not understood'),
)

test.each([
  ['0.02', 0.02, 0.02, undefined],
  ['±0.02', 0.02, 0.02, undefined],
  ['± 0,02 mm', 0.02, 0.02, 'mm'],
  ['+/-0.02', 0.02, 0.02, undefined],
  ['+/− 0.02', 0.02, 0.02, undefined],
  ['+-0.02', 0.02, 0.02, undefined],
  ['+0.02/-0.01', 0.02, 0.01, undefined],
  ['+0,02 / −0,01', 0.02, 0.01, undefined],
  ['+0.02 –0.01', 0.02, 0.01, undefined],
  ['+0.02-0.01', 0.02, 0.01, undefined],
  ['-0.01/+0.02', 0.02, 0.01, undefined],
  ['+0.021 0', 0.021, 0, undefined],
  ['0/-0.2 mm', 0, 0.2, 'mm'],
  ['+0.03/+0.01', 0.03, -0.01, undefined],
  ['-0.01/-0.03', -0.01, 0.03, undefined],
])('a tolerance of %s keeps both its sides', (cell, plus, minus, unit) => {
  expect(deviationsIn(cell, {})).toEqual({ plus, minus, unit })
})

test.each([
  ['+0.02', 'has one side'],
  ['-0.01', 'has one side'],
  ['0.02/0.01', 'needs a + and a −'],
  ['0.02H7', 'is not understood'],
  ['H7', 'is not understood'],
  ['�0,02', 'is not understood'],
  ['±0.02/0.01', 'is not understood'],
  ['Ø0.05', 'is not understood'],
  ['+0.02 mm/-10 µm', 'is not understood'],
])('a tolerance of %s is refused: its sign is neither lost nor turned', (cell, why) => {
  expect(() => deviationsIn(cell, {})).toThrow(why)
})

test('a nominal size may have its tolerance beside it', () => {
  expect(nominalIn('Ø25 ±0,02 mm', {})).toEqual({
    value: 25,
    unit: 'mm',
    tolerance: { plus: 0.02, minus: 0.02, unit: 'mm' },
  })
  expect(nominalIn('25 0/-0.02', {})).toMatchObject({ value: 25, tolerance: { plus: 0, minus: 0.02 } })
  expect(nominalIn('25 mm +0.021/0', {})).toMatchObject({ value: 25, unit: 'mm', tolerance: { plus: 0.021, minus: 0 } })
  for (const cell of ['25 H7x', '25 -0.02', '25 0.02', '25 mm ±20 µm']) expect(() => nominalIn(cell, {})).toThrow()
})

test('beside one column a sign counts as on the drawing: an upper limit may lie below the size, a lower one above it', () => {
  expect(amountIn('+0.02', {}).value).toBe(0.02)
  expect(amountIn('-0.01', {}).value).toBe(-0.01)
  expect(minusIn('−0.01', {}).value).toBe(0.01)
  expect(minusIn('0.01', {}).value).toBe(0.01)
  expect(minusIn('+0.01', {}).value).toBe(-0.01)
  expect(() => amountIn('±0.02', {})).toThrow('is not understood')
})

test.each([
  ['65 H7', 65, 0.03, 0],
  ['65H7', 65, 0.03, 0],
  ['Ø25 h9', 25, 0, 0.052],
  ['⌀ 50 mm (g6)', 50, -0.009, 0.025],
  ['Ø12,5 js 7', 12.5, 0.009, 0.009],
  ['30 P7', 30, -0.014, 0.035],
  ['10 p6', 10, 0.024, -0.015],
])('the fit %s is read by ISO 286', (cell, value, plus, minus) => {
  expect(nominalIn(cell, {})).toEqual({ value, unit: 'mm', tolerance: { plus, minus, unit: 'mm' } })
})

test('a fit may stand in the column of tolerances, beside its size', () => {
  expect(deviationsIn('H7', {}, 25)).toEqual({ plus: 0.021, minus: 0, unit: 'mm' })
})

test.each([
  ['Ø40H7/g6', 'names two parts that mate, H7 for the hole and g6 for the shaft'],
  ['40 H7 g6', 'names two parts that mate'],
  ['40 g6/H7', 'is not understood'],
  ['25 T7', 'has a letter that is not read as a fit'],
  ['25 Js7', 'has a letter'],
  ['25 H14', 'has a grade outside IT5 to IT12'],
  ['630 H7', 'has a size outside 1 to 500 mm'],
  ['25 J10', 'is no fit that ISO 286-2 has for this size'],
  ['25 µm H7', 'is not understood'],
  ['R25 H7', 'is not understood'],
  ['-25 H7', 'is not understood'],
  ['25 6H', 'is not understood'],
])('the fit %s is refused in words, never half read', (cell, why) => {
  expect(() => nominalIn(cell, {})).toThrow(why)
})
