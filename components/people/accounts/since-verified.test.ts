import { sinceVerified } from './since-verified'

const entries = (...kinds: string[]) => kinds.map((kind, id) => ({ kind: `account.${kind}`, id }))
const ids = (...kinds: string[]) => sinceVerified(entries(...kinds)).map(({ id }) => id)

test('only changes after the last verification are to be checked', () => {
  expect(ids('profileChanged', 'identityChanged', 'identityChanged', 'verified', 'registered')).toEqual([1, 2])
  expect(ids('identityChanged', 'rechecked', 'identityChanged', 'verified')).toEqual([0])
  expect(ids('identityChanged')).toEqual([0])
})
