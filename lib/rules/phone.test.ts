import { expect, test } from '@jest/globals'
import { phoneIn } from './phone'

test.each([
  ['+919822012345', '+91 98220 12345'],
  ['9822012345', '+91 98220 12345'],
  ['098220-12345', '+91 98220 12345'],
  ['+91 20 4890 1200', '+91 20 4890 1200'],
  ['(020) 4890 1200', '+912048901200'],
  [' +44 20 7946 0958 ', '+44 20 7946 0958'],
])('%s is read as %s', (text, phone) => expect(phoneIn(text)).toBe(phone))

test.each([
  ...['', ' ', '112', '98220 1234', '+91 98220 1234', '+0 98220 12345', '+1234567890123456', 'tel:9822012345', 'Desk'],
])('%j is no number', (text) => expect(phoneIn(text)).toBeNull())
