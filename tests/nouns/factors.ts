import { randomBytes } from 'node:crypto'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { PASSWORD } from '@/tests/product/people'
import type { NounSheet } from './sheet'
import { idOf } from './support/id-of'

const ceremony = { id: 'never-was', response: {} }
const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const
const ofPerson = { ...ofAccount, memberId: 9, memberName: 'Ravi Kale', memberRole: 'quoter' } as const

/** A passkey that only stands in its table: no browser has it. */
const passkeyOf = ({ member }: Viewer) => {
  const [credentialId, publicKey] = [randomBytes(16), randomBytes(32)]
  return idOf(db().passkey.create({ data: { memberId: member.id, credentialId, publicKey, name: 'Phone' } }))
}

export const sheet: NounSheet = {
  make: {
    passkey: ({ customer }) => passkeyOf(customer),
    protected: async () => {
      const person = await make.supplier()
      await passkeyOf(person)
      return person.member.id
    },
  },
  calls: [
    ['GET /api/user/factors', null, '401 200 200 200 200 200 200 200'],
    [
      'POST /api/login/second',
      { code: '123456' },
      '401 401 401 401 401 401 401 401',
      { nothing: 'the table has no step to complete: see sign-in.test' },
    ],
    ['POST /api/login/passkey/options', null, '200 200 200 200 200 200 200 200', { nothing: 'it only asks' }],
    [
      'POST /api/login/passkey',
      ceremony,
      '401 401 401 401 401 401 401 401',
      { nothing: 'the table has no passkey: see passkeys.spec' },
    ],
    [
      'POST /api/user/confirm',
      { password: PASSWORD },
      '401 204 204 204 204 204 204 204',
      { nothing: 'the own sign-in' },
    ],
    ['POST /api/user/confirm/options', null, '401 200 200 200 200 200 200 200', { nothing: 'it only asks' }],
    ['POST /api/user/totp', null, '401 200 200 200 200 200 200 200', { nothing: 'it counts once it is confirmed' }],
    [
      'POST /api/user/totp/confirm',
      { code: '123456' },
      '401 400 400 400 400 400 400 400',
      { nothing: 'the table sends a wrong code: see own-factors.test' },
    ],
    [
      'POST /api/user/totp/remove',
      null,
      '401 409 409 409 409 409 409 409',
      { nothing: 'none is there: see own-factors.test' },
    ],
    ['POST /api/user/passkeys/options', null, '401 200 200 200 200 200 200 200', { nothing: 'it only asks' }],
    [
      'POST /api/user/passkeys',
      { ...ceremony, name: 'Phone' },
      '401 400 400 400 400 400 400 400',
      { nothing: 'the table has no passkey: see passkeys.spec' },
    ],
    [
      'POST /api/user/recovery-codes',
      null,
      '401 409 409 409 409 409 409 409',
      { nothing: 'there is nothing to recover: see own-factors.test' },
    ],
    [
      'PATCH /api/user/passkeys/{passkey}',
      { name: 'Phone' },
      '401 200 404 404 404 404 404 404',
      { nothing: 'a name of one’s own' },
    ],
    ['POST /api/user/passkeys/{passkey}/remove', null, '401 204 404 404 404 404 404 404', ['account.factorRemoved']],
    ['POST /api/members/{protected}/factors/reset', null, '401 403 403 403 403 403 403 204', ['account.factorsReset']],
  ],
  asks: [
    'PATCH /api/user/passkeys/{passkey}',
    'POST /api/members/{protected}/factors/reset',
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'POST /api/user/passkeys/{passkey}/remove',
    'POST /api/user/recovery-codes',
    'POST /api/user/totp',
    'POST /api/user/totp/confirm',
    'POST /api/user/totp/remove',
  ],
  withoutFactor: [
    'GET /api/user/factors',
    'PATCH /api/user/passkeys/{passkey}',
    'POST /api/user/confirm',
    'POST /api/user/confirm/options',
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'POST /api/user/passkeys/{passkey}/remove',
    'POST /api/user/recovery-codes',
    'POST /api/user/totp',
    'POST /api/user/totp/confirm',
    'POST /api/user/totp/remove',
  ],
  fieldsElsewhere: {
    'POST /api/user/passkeys': 'no test has a passkey: passkeys.spec',
  },
  events: {
    'account.factorAdded': {
      data: { ...ofPerson, factor: 'totp' },
      tells: [],
    },
    'account.factorRemoved': {
      data: { ...ofPerson, factor: 'passkey' },
      tells: [],
    },
    'account.factorsReset': {
      data: ofPerson,
      tells: [],
    },
    'account.recoveryUsed': {
      data: ofPerson,
      tells: [],
    },
  },
  owners: {
    passkeys: () => db().passkey.findMany({ select: { id: true, memberId: true } }),
  },
}
