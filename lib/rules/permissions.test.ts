import { expect, test } from '@jest/globals'
import { assertMay, may, permissions, type Viewer } from './permissions'

const supplier = { role: 'supplier', verified: true } as Viewer
const waiting = { role: 'supplier', verified: false } as Viewer

test('screens ask the same table as verbs', () => {
  expect(may('quotation.create', supplier)).toBe(true)
  expect(may('quotation.create', waiting)).toBe(false)
  expect(may('account.login', waiting)).toBe(true)
})

test('without a session 401, for another role 403, before verification 403 with what to wait for', () => {
  expect(() => assertMay('quotation.create', null)).toThrow(expect.objectContaining({ code: 'unauthenticated' }))
  expect(() => assertMay('machine.approve', supplier)).toThrow('A supplier may not do this')
  expect(() => assertMay('quotation.create', waiting)).toThrow(/pending verification/)
  expect(() => assertMay('account.register', null)).not.toThrow()
})

test('only quoting and asking for work wait for verification', () => {
  const held = Object.entries(permissions).filter(([, rule]) => 'verified' in rule)
  expect(held.map(([act]) => act)).toEqual(['quotation.create', 'workorderrequest.create'])
})
