import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { db } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const person = { name: 'Ravi', email: '{newEmail}', role: 'owner' }
const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const
const ofPerson = { ...ofAccount, memberId: 9, memberName: 'Ravi Kale', memberRole: 'quoter' } as const

export const sheet: NounSheet = {
  make: {
    invited: (p) =>
      idOf(inviteMember(p.supplier, { name: 'Ravi', email: `${unique('ravi')}@example.com`, role: 'floor' })),
    colleague: async (p) => (await make.colleague(p.supplier)).member.id,
  },
  calls: [
    ['GET /api/users/{supplier}/members', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/members', null, '401 200 200 200 200 200 200 200'],
    ['POST /api/members', person, '401 201 201 201 201 201 201 201', ['account.memberInvited']],
    ['PATCH /api/members/{colleague}', { name: 'Ravi' }, '401 404 404 404 200 404 404 404', ['account.memberChanged']],
    ['POST /api/members/{colleague}/remove', null, '401 404 404 404 204 404 404 404', ['account.memberRemoved']],
    ['POST /api/members/{invited}/invite-again', null, '401 404 404 404 204 404 404 404', ['account.memberInvited']],
    [
      'POST /api/members/decline',
      { token: 'never-was' },
      '400 400 400 400 400 400 400 400',
      { nothing: 'the token of the table is unknown: see members.test' },
    ],
  ],
  asks: [
    'PATCH /api/members/{colleague}',
    'POST /api/members',
    'POST /api/members/{colleague}/remove',
    'POST /api/members/{invited}/invite-again',
  ],
  withoutFactor: ['GET /api/members'],
  fields: {
    Member: {
      create: 'POST /api/members',
      by: 'customer',
      full: async () => ({
        name: 'Ravi Kale',
        email: `${unique('ravi')}@example.com`,
        role: 'approver',
        approvalLimit: 200_000,
      }),
      fields: [
        ['id', 'set', whole],
        ['name', 'required'],
        ['role', 'required'],
        ['state', 'set', always('invited')],
        ['contact', 'set', always(false)],
        ['email', 'required'],
        ['approvalLimit', 'optional'],
        ['lastSeenAt', 'set', always(null)],
        ['secondFactor', 'set', always(false)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  events: {
    'account.memberInvited': {
      data: ofPerson,
      tells: [],
    },
    'account.memberJoined': {
      data: ofPerson,
      tells: ['customer'],
    },
    'account.memberDeclined': {
      data: ofPerson,
      tells: ['customer'],
    },
    'account.memberChanged': {
      data: { ...ofPerson, fromRole: 'floor', toRole: 'quoter', fields: ['role'] },
      tells: [],
    },
    'account.memberRemoved': {
      data: ofPerson,
      tells: ['customer'],
    },
  },
  owners: {
    members: () => db().member.findMany({ select: { id: true, companyId: true } }),
  },
}
