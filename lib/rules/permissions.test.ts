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
  expect(() => assertMay('machine.approve', supplier)).toThrow('This isn’t available to suppliers')
  expect(() => assertMay('quotation.create', waiting)).toThrow(/pending verification/)
  expect(() => assertMay('account.register', null)).not.toThrow()
})

test('without a session one signs in, registers, sets a password, confirms a mailbox, stops mails, and nothing else', () => {
  const open = Object.entries(permissions).filter(([, rule]) => rule.roles === 'public')
  expect(open.map(([act]) => act)).toEqual([
    ...['account.register', 'account.login', 'account.forgotPassword', 'account.resetPassword'],
    ...['account.confirmEmail', 'mail.unsubscribe'],
  ])
})
