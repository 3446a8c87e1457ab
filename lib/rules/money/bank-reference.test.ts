import { bankReference, rowOfReference } from './bank-reference'

test('a payment is found by its reference, as a bank gives it back', () => {
  expect(bankReference(42)).toBe('JWP000042')
  for (const given of ['JWP000042', ' jwp 000042 ']) expect(rowOfReference(given)).toBe(42)
  expect(rowOfReference(bankReference(12_345_678))).toBe(12_345_678)
})

test.each(['', '42', 'JWP42', 'JWP000042X', 'JW/26-27/00042', 'JWP9999999999'])('%j is no reference', (given) =>
  expect(rowOfReference(given)).toBeNull(),
)
