import { newTotp, codeAt, stepOf, stepOfCode } from './totp'

const KEY = Buffer.from('12345678901234567890')

// RFC 6238, Appendix B: the rows of SHA-1, of whose eight digits apps show the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d s the code is the one of the standard', (seconds, digits) => {
  expect(stepOfCode(KEY, digits.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code counts one step early and one late, and not two', () => {
  const at = 1_234_567_890_000
  const steps = [-60, -30, 0, 30, 60].map((by) => stepOfCode(KEY, '005924', at + by * 1000) !== null)
  expect(steps).toEqual([false, true, true, true, false])
})

test('a new secret has 160 bits, is sealed, and its app’s code opens it', () => {
  const { sealed, uri, secret } = newTotp('asha@example.com')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain('issuer=Jobwork')
  expect(stepOf(sealed, codeAt(secret))).toBe(Math.floor(Date.now() / 30_000))
  expect(stepOf(Buffer.from(sealed).fill(0, 30), codeAt(secret))).toBeNull()
})
