import { amountIn, deviationsIn, minusIn, nominalIn, plusIn } from './amount'

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
])('a tolerance of %s keeps both its sides', (cell, plus, minus, unit) => {
  expect(deviationsIn(cell, {})).toEqual({ plus, minus, unit })
})

test.each([
  ['+0.02', 'has one side'],
  ['-0.01', 'has one side'],
  ['0.02/0.01', 'needs a + and a −'],
  ['+0.03/+0.01', 'leaves out the nominal size'],
  ['-0.01/-0.03', 'leaves out the nominal size'],
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
  for (const cell of ['25 H7', '25 -0.02', '25 0.02', '25 mm ±20 µm']) expect(() => nominalIn(cell, {})).toThrow()
})

test('an upper deviation below the nominal size, and a lower one above it, are refused', () => {
  expect(plusIn('+0.02', {}).value).toBe(0.02)
  expect(minusIn('−0.01', {}).value).toBe(0.01)
  expect(minusIn('0.01', {}).value).toBe(0.01)
  expect(() => plusIn('-0.01', {})).toThrow('is below 0')
  expect(() => plusIn('±0.02', {})).toThrow('is not understood')
  expect(() => minusIn('+0.01', {})).toThrow('lies above the nominal size')
})
