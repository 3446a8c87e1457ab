import { expect, test } from '@jest/globals'
import type { Role } from '../contract/accounts'
import { assertMay, may, permissions, type Act, type Viewer } from './permissions'

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

test('the table is the contract’s', () => {
  const of = (...roles: Role[]) =>
    (Object.keys(permissions) as Act[]).filter((act) => String(permissions[act].roles) === String(roles)).sort()
  expect(of('customer')).toEqual(['inquiry.submit'])
  expect(of('supplier')).toEqual([
    ...['machine.add', 'machine.changeStatus', 'machine.edit', 'process.add', 'process.edit'],
    ...['quotation.create', 'workorderrequest.create'],
  ])
  expect(of('admin')).toEqual([
    ...['account.createSupplier', 'account.customers', 'account.editSupplier', 'account.suppliers', 'account.verify'],
    ...[
      'audit.export',
      'audit.list',
      'delivery.retry',
      'delivery.stuck',
      'inquiry.changeStatus',
      'machine.approve',
      'machine.reject',
      'message.list',
      'message.moderate',
    ],
    ...['payment.export', 'payment.ledger', 'process.approve', 'process.reject'],
    ...['workorder.create', 'workorder.setPayment', 'workorderrequest.reject'],
  ])
  expect(of('customer', 'admin')).toEqual(['inquiry.readers', 'quotation.changeStatus'])
  expect(of('supplier', 'admin')).toEqual([
    ...['account.supplier', 'machine.list', 'workorder.attachFiles', 'workorder.changeStatus', 'workorderrequest.list'],
  ])
  const open = Object.entries(permissions).filter(([, rule]) => rule.roles === 'public')
  expect(open.map(([act]) => act)).toEqual([
    ...['account.register', 'account.login', 'account.forgotPassword', 'account.resetPassword'],
    ...['account.confirmEmail', 'mail.unsubscribe'],
  ])
})

test('only quoting and asking for work wait for verification', () => {
  const held = Object.entries(permissions).filter(([, rule]) => 'verified' in rule)
  expect(held.map(([act]) => act)).toEqual(['quotation.create', 'workorderrequest.create'])
})
