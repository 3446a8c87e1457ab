import { asNumber, decimals, percent, quantityText, shareOf } from './paise'

test('amounts leave as rupees with two decimals', () => {
  expect(decimals(14_569_00, 2)).toBe('14569.00')
  expect(decimals(5, 2)).toBe('0.05')
  expect(decimals(-46, 2)).toBe('-0.46')
  expect(asNumber(14_569_46, 2)).toBe(14569.46)
})

test('a share is rounded half up, never down', () => {
  expect(shareOf(1, 5000)).toBe(1)
  expect(shareOf(1, 4999)).toBe(0)
})

test('quantities and rates are written without idle zeros', () => {
  expect(quantityText(500_000)).toBe('500')
  expect(quantityText(12_500)).toBe('12.5')
  expect(quantityText(100_000)).toBe('100')
  expect(percent(1800)).toBe('18 %')
  expect(percent(1250)).toBe('12.5 %')
  expect(percent(0)).toBe('0 %')
})
