import { inRupees, valueOfMade } from './close-short'

test('tooling and freight stay in full, of the goods the part is paid that is made', () => {
  const order = { amount: 1_00_000, tooling: 12_000, freight: 4_000, quantity: 500 }
  expect(valueOfMade(order, 320)).toBe(69_760_00)
  expect(valueOfMade(order, 0)).toBe(16_000_00)
})

test('without a whole part the paisa is rounded half up, and the amount to the rupee', () => {
  const order = { amount: 99_999, tooling: null, freight: null, quantity: 500 }
  expect(valueOfMade(order, 320)).toBe(63_999_36)
  expect(inRupees(63_999_36)).toBe(63_999)
  expect(inRupees(63_999_50)).toBe(64_000)
  // 1 ÷ 3 of ₹0.05 is 1.67 paise.
  expect(valueOfMade({ amount: 1, tooling: null, freight: null, quantity: 200 }, 1)).toBe(1)
})

test('tooling and freight never come to more than the amount', () => {
  expect(valueOfMade({ amount: 10_000, tooling: 12_000, freight: null, quantity: 10 }, 0)).toBe(10_000_00)
})
