import { env } from './env'
import { seal, unseal } from './sealed'

const secret = Buffer.from('a secret of twenty b')

test('what was sealed opens for its purpose alone, and not once it is altered', () => {
  const sealed = seal('totp', secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(unseal('totp', sealed)).toEqual(secret)
  expect(unseal('webhooks', sealed)).toBeNull()
  sealed[sealed.length - 1]! ^= 1
  expect(unseal('totp', sealed)).toBeNull()
  expect(unseal('totp', Buffer.from('short'))).toBeNull()
})

test('with another AUTH_SECRET it does not open', () => {
  const sealed = seal('totp', secret)
  const before = env().AUTH_SECRET
  env().AUTH_SECRET = 'z'.repeat(40)
  try {
    expect(unseal('totp', sealed)).toBeNull()
  } finally {
    env().AUTH_SECRET = before
  }
  expect(unseal('totp', sealed)).toEqual(secret)
})
