import type { Role } from '../../contract/people/account'
import { memberRoles } from '../../terms/member-roles'
import { assertFresh, assertMay, may, permissions, type Act, type Viewer } from './permissions'

const member = { role: 'owner' } as Viewer['member']
const supplier = { role: 'supplier', verified: true, member } as Viewer
const waiting = { role: 'supplier', verified: false, member } as Viewer

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

test('without a session one signs in, registers, sets a password, confirms a mailbox or takes it back, declines an invitation, stops mails, and nothing else', () => {
  const open = Object.entries(permissions).filter(([, rule]) => rule.roles === 'public')
  expect(open.map(([act]) => act)).toEqual([
    'account.register',
    'account.login',
    'account.forgotPassword',
    'account.resetPassword',
    'account.confirmEmail',
    'account.revertEmail',
    'factor.second',
    'factor.passkeySignInOptions',
    'factor.passkeySignIn',
    'member.decline',
    'mail.unsubscribe',
  ])
})

const as = (role: Viewer['role'], member: Viewer['member']['role']) =>
  ({ role, verified: true, member: { role: member } }) as Viewer
const mayDo = (viewer: Viewer) => (Object.keys(permissions) as Act[]).filter((act) => may(act, viewer))

test('an owner may do everything of its company', () => {
  for (const role of Object.keys(memberRoles) as Role[]) {
    const acts = Object.entries(permissions).filter(
      ([, { roles }]) => roles === 'public' || roles.includes(role as never),
    )
    expect(mayDo(as(role, 'owner'))).toEqual(acts.map(([act]) => act))
  }
})

test('the shop floor moves orders and machines, and has no list of inquiries, quotations or requests', () => {
  const floor = mayDo(as('supplier', 'floor'))
  expect(floor).toEqual(expect.arrayContaining(['workorder.list', 'workorder.changeStatus', 'machine.changeStatus']))
  expect(
    floor.filter((act) => /^(inquiry\.(list|get)|quotation|payment|workorderrequest|process\.add)/.test(act)),
  ).toEqual([])
})

test('a buyer accepts but does not register machines, finance of an admin records payments, a reader writes nothing', () => {
  expect(may('quotation.changeStatus', as('customer', 'buyer'))).toBe(true)
  expect(may('quotation.changeStatus', as('customer', 'finance'))).toBe(false)
  expect(may('workorder.setPayment', as('admin', 'finance'))).toBe(true)
  expect(may('workorder.setPayment', as('admin', 'operations'))).toBe(false)
  expect(() => assertMay('workorder.create', as('admin', 'reader'))).toThrow(/isn’t part of your role, Reader/)
})

test('while a company is suspended it reads everything, goes on with running orders and starts nothing', () => {
  const supplier: Viewer = {
    ...as('supplier', 'owner'),
    suspended: true,
    suspendedReason: 'Two complaints',
    salesPhone: '+91 20 4890 1200',
  }
  expect(may('workorder.changeStatus', supplier)).toBe(true)
  expect(may('inquiry.list', supplier)).toBe(true)
  expect(may('quotation.create', supplier)).toBe(false)
  expect(() => assertMay('quotation.create', supplier)).toThrow(
    'Your account is suspended: Two complaints. You can look at everything; call +91 20 4890 1200.',
  )
})

test('screens and calls agree, whatever the role, the person, the verification and the suspension', () => {
  const codeOf = (act: Act, viewer: Viewer) => {
    try {
      assertMay(act, viewer)
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  let asked = 0
  for (const act of Object.keys(permissions) as Act[])
    for (const role of Object.keys(memberRoles) as Role[])
      for (const person of memberRoles[role])
        for (const [verified, recheck, suspended] of [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
          [n & 1, n & 2, n & 4].map(Boolean),
        )) {
          const state = { verified: verified!, recheck: recheck!, suspended: suspended!, suspendedReason: 'Complaints' }
          const viewer: Viewer = { ...as(role, person), ...state }
          expect([act, role, person, state, codeOf(act, viewer)]).toEqual([
            act,
            role,
            person,
            state,
            may(act, viewer) ? undefined : 'forbidden',
          ])
          asked += 1
        }
  expect(asked).toBeGreaterThan(5_000)
})

const writes = (role: Role) => {
  const owner = as(role, 'owner')
  const goesOn = mayDo({ ...owner, suspended: true })
  return { stops: mayDo(owner).filter((act) => !goesOn.includes(act)), goesOn }
}

test('what a suspended company can’t do: whatever begins something or changes what it offers', () => {
  const people = ['member.invite', 'member.change', 'member.inviteAgain']
  expect(writes('customer').stops).toEqual([
    ...people,
    'address.add',
    'address.edit',
    'address.remove',
    'part.orderAgain',
    'rfq.add',
    'rfq.edit',
    'rfq.remove',
    'rfq.submit',
    'rfq.moveDeadline',
    'rfq.close',
    'rfq.award',
    'inquiry.submit',
    'inquiry.revise',
    'inquiry.copy',
    'inquiry.open',
    'inquiry.moveDeadline',
    'inquiry.close',
    'question.notice',
    'question.share',
    'quotation.counter',
    'quotation.requote',
    'quotation.changeStatus',
    'approvalrequest.ask',
    'approvalrequest.approve',
    'approvalrequest.decline',
    'approvalrequest.withdraw',
    'workorder.reorder',
    'workorder.setReferences',
    'taxprofile.editOwn',
  ])
  expect(writes('supplier').stops).toEqual([
    ...people,
    'process.add',
    'process.edit',
    'companydocument.add',
    'machine.add',
    'machine.edit',
    'machine.changeStatus',
    'rfq.quote',
    'inquiry.decline',
    'question.ask',

    'quotation.create',
    'quotation.revise',
    'quotation.reconfirm',
    'quotation.withdraw',
    'quotation.declineCounter',
    'taxprofile.editOwn',
    'workorderrequest.create',
  ])
})

test('a suspended company still changes its own sign-in, names and views, and its running orders', () => {
  for (const role of ['customer', 'supplier'] as const)
    expect(writes(role).goesOn).toEqual(
      expect.arrayContaining([
        'account.changeProfile',
        'account.changePassword',
        'session.endOthers',
        'member.remove',
        'file.upload',
        'view.create',
        'notification.readAll',
        'mail.choose',
      ]),
    )
  expect(writes('supplier').goesOn).toEqual(
    expect.arrayContaining(['workorder.changeStatus', 'workorder.setProgress', 'workorder.attachFiles']),
  )
})

test('with a second factor overdue only the own sign-in goes on', () => {
  const admin: Viewer = { ...as('admin', 'owner'), factorOverdue: true }
  expect(() => assertMay('account.verify', admin)).toThrow(expect.objectContaining({ code: 'second_factor_required' }))
  expect(() => assertMay('session.list', admin)).not.toThrow()
})

test('a sign-in is fresh for the minutes that an act asks for; outside of a session nobody is asked', () => {
  const ago = (minutes: number) => ({ confirmedAt: new Date(Date.now() - minutes * 60_000).toISOString() })
  const asked = { code: 'confirm' }
  expect(() => assertFresh(ago(14), 15)).not.toThrow()
  expect(() => assertFresh(ago(15), 15)).toThrow(expect.objectContaining(asked))
  expect(() => assertFresh({}, 15)).not.toThrow()
  const admin: Viewer = { ...as('admin', 'finance'), ...ago(59) }
  expect(() => assertMay('workorder.setPayment', admin)).not.toThrow()
  expect(() => assertMay('workorder.setPayment', { ...admin, ...ago(61) })).toThrow(expect.objectContaining(asked))
})
