import { readQuantity } from './read-quantity'

test.each([
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['12,34,567.00', 1_234_567],
  ['1 00 000', 100_000],
  [' 500 nos.', 500],
  ['40 pcs', 40],
  ['40PCS', 40],
  ['12 ea', 12],
  ['3 sets', 3],
  ['0012', 12],
  ['12.0', 12],
  [500, 500],
  ['１２', 12],
])('%s are %i pieces', (cell, value) => expect(readQuantity(cell, false)).toEqual({ value }))

test.each([
  ['1.00.000', 100_000],
  ['1.000', 1_000],
  ['12,0', 12],
])('with a decimal comma %s are %i pieces', (cell, value) => expect(readQuantity(cell, true)).toEqual({ value }))

test.each([
  ['', 'Enter a quantity'],
  [null, 'Enter a quantity'],
  [undefined, 'Enter a quantity'],
  ['a few', 'This is not a number'],
  ['1,0000', 'This is not a number'],
  ['5 0', 'This is not a number'],
  ['1e3', 'This is not a number'],
  ['pcs', 'This is not a number'],
  ['1.2.3', 'This is not a number'],
  [Infinity, 'This is not a number'],
  ['12,5', 'Whole pieces, please'],
  ['12.5', 'Whole pieces, please'],
  [12.5, 'Whole pieces, please'],
  ['0', 'Quantity must be positive'],
  ['-5', 'Quantity must be positive'],
  [-5, 'Quantity must be positive'],
  ['1.000', 'Is it 1 or 1000? Type it without point and comma'],
  ['1.500', 'Is it 1.5 or 1500? Type it without point and comma'],
  ['12,00', 'Is it 12 or 1200? Type it without point and comma'],
  ['12 kg', 'Pieces, please: the list says kg'],
  ['500g', 'Pieces, please: the list says g'],
  ['3 m', 'Pieces, please: the list says m'],
  ['300 mm', 'Pieces, please: the list says mm'],
  ['99999999999', 'This number is too large'],
])('%s: %s', (cell, fault) => expect(readQuantity(cell, false)).toEqual({ fault }))

test('with a decimal comma 1,000 is asked for', () =>
  expect(readQuantity('1,000', true)).toEqual({ fault: 'Is it 1 or 1000? Type it without point and comma' }))
