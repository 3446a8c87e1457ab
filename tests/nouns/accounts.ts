import { Account, Customer, Supplier } from '@/lib/contract'
import { toAccount, toCustomer, toSupplier } from '@/lib/domain/people/accounts/account'
import { make, unique } from '@/tests/make'
import type { NounSheet } from './sheet'
import { always, instant, whole } from './support/fields'
import { idOf } from './support/id-of'

const category = { mainProcessCategory: 'Milling' }
const supplier = {
  companyName: 'Nava Tools',
  contactName: 'Ravi',
  email: '{newEmail}',
  phone: '9822012345',
  address: 'Nashik, MIDC Ambad',
}
const registration = {
  role: 'supplier',
  companyName: 'Nava',
  contactName: 'Ravi',
  email: '{newEmail}',
  password: 'secret1',
}
const wrongPassword = { currentPassword: 'not-it', newPassword: 'secret2', confirmPassword: 'secret2' }
const unknownToken = { token: 'never-was', newPassword: 'secret2', confirmPassword: 'secret2' }
const ofAccount = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const

export const sheet: NounSheet = {
  noun: 'user',
  make: {
    customer: async (p) => p.customer.id,
    supplier: async (p) => p.supplier.id,
    newCustomer: () => idOf(make.customer({ verified: false })),
    newSupplier: () => idOf(make.supplier({ verified: false })),
    suspended: async () => (await make.suspended(await make.customer())).id,
    owner: async (p) => p.admin.member.id,
    ownEmail: async (p, who) => (who === 'nobody' ? p.customer : p[who]).email,
    newEmail: async () => `${unique('new')}@example.com`,
  },
  calls: [
    ['POST /api/register', registration, '201 201 201 201 201 201 201 201', ['account.registered']],
    [
      'POST /api/login',
      { username: '{ownEmail}', password: 'secret1' },
      '200 200 200 200 200 200 200 200',
      ['account.newDevice'],
    ],
    ['POST /api/logout', null, '204 204 204 204 204 204 204 204', { nothing: 'the cookie goes, nothing else' }],
    ['GET /api/user', null, '401 200 200 200 200 200 200 200'],
    [
      'PATCH /api/user/language',
      { language: 'mr' },
      '401 200 200 200 200 200 200 200',
      { nothing: 'how the shop floor speaks with a person is told to nobody' },
    ],
    [
      'PATCH /api/users/{customer}',
      { contactName: 'Asha' },
      '401 200 404 404 404 404 404 404',
      ['account.profileChanged'],
    ],
    [
      'PATCH /api/users/{supplier}',
      { contactName: 'Ravi' },
      '401 404 404 404 200 404 404 404',
      ['account.profileChanged'],
    ],
    [
      'POST /api/user/password',
      wrongPassword,
      '401 400 400 400 400 400 400 400',
      { nothing: 'the table sends a wrong password: see below' },
    ],
    [
      'POST /api/password/forgot',
      { email: '{ownEmail}' },
      '204 204 204 204 204 204 204 204',
      { nothing: 'the letter does, when it goes out: see below' },
    ],
    [
      'POST /api/password/reset',
      unknownToken,
      '400 400 400 400 400 400 400 400',
      { nothing: 'the table sends an unknown link: see below' },
    ],
    [
      'POST /api/email/confirm',
      { token: 'never-was' },
      '400 400 400 400 400 400 400 400',
      { nothing: 'the table sends an unknown link: see below' },
    ],
    [
      'POST /api/email/revert',
      { token: 'never-was' },
      '400 400 400 400 400 400 400 400',
      { nothing: 'the token of the table is unknown: see email-revert.test' },
    ],
    ['PATCH /api/users/{newCustomer}/verify', null, '401 403 403 403 403 403 403 200', ['account.verified']],
    ['PATCH /api/users/{newSupplier}/verify', null, '401 403 403 403 403 403 403 200', ['account.verified']],
    [
      'PATCH /api/users/{newCustomer}/reject',
      { reason: 'No' },
      '401 403 403 403 403 403 403 200',
      ['account.rejected'],
    ],
    [
      'PATCH /api/users/{newSupplier}/changes',
      { reason: 'No' },
      '401 403 403 403 403 403 403 200',
      ['account.changesRequested'],
    ],
    [
      'PATCH /api/users/{newSupplier}/suspend',
      { reason: 'Two complaints' },
      '401 403 403 403 403 403 403 200',
      ['account.suspended'],
    ],
    ['PATCH /api/users/{suspended}/reinstate', null, '401 403 403 403 403 403 403 200', ['account.reinstated']],
    ['GET /api/admins', null, '401 403 403 403 403 403 403 200'],
    [
      'POST /api/email/proof',
      null,
      '401 409 409 409 409 409 409 409',
      { nothing: 'a letter goes out, nothing else changes' },
    ],
    ['GET /api/customers', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/customers/{customer}', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/customers/{customer}/record', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/suppliers', null, '401 403 403 403 403 403 403 200'],
    ['POST /api/suppliers', supplier, '401 403 403 403 403 403 403 201', ['account.added']],
    ['GET /api/suppliers/categories', null, '401 403 403 403 403 403 403 200'],
    ['GET /api/suppliers/{supplier}', null, '401 403 403 403 200 404 404 200'],
    ['GET /api/suppliers/{supplier}/record', null, '401 403 403 403 403 403 403 200'],
    [
      'PATCH /api/suppliers/{supplier}',
      { contactName: 'Ravi Kale' },
      '401 403 403 403 403 403 403 200',
      ['account.edited'],
    ],
    ['PATCH /api/suppliers/{newSupplier}/verify', null, '401 403 403 403 403 403 403 200', ['account.verified']],
    [
      'PATCH /api/suppliers/{supplier}/process-category',
      category,
      '401 403 403 403 403 403 403 200',
      ['account.categorySet'],
    ],
  ],
  asks: ['PATCH /api/users/{newSupplier}/suspend', 'PATCH /api/users/{suspended}/reinstate'],
  withoutFactor: [
    'GET /api/user',
    'PATCH /api/user/language',
    'PATCH /api/users/{customer}',
    'PATCH /api/users/{supplier}',
    'POST /api/email/proof',
    'POST /api/user/password',
  ],
  fields: {
    User: {
      create: 'POST /api/register',
      by: 'admin',
      full: async () => ({
        email: `${unique('user')}@example.com`,
        password: 'secret1',
        role: 'supplier',
        companyName: 'Nava Tools',
        contactName: 'Ravi Kale',
        phone: '98220 12345',
        address: 'Nashik',
        gstNumber: '27AAPFU0939F1ZV',
        mainProcessCategory: 'Milling',
      }),
      fields: [
        ['id', 'set', whole],
        ['username', 'set', (_, full) => full.email],
        ['password', 'secret'],
        ['email', 'required'],
        ['pendingEmail', 'set', always(null)],
        ['emailProven', 'set', always(false)],
        ['role', 'required'],
        ['companyName', 'required'],
        ['contactName', 'required'],
        ['phone', 'optional'],
        ['address', 'optional'],
        ['gstNumber', 'optional'],
        ['mainProcessCategory', 'optional'],
        ['verified', 'set', always(false)],
        ['recheck', 'set', always(false)],
        ['state', 'set', always('pending')],
        ['rejectionReason', 'set', always(null)],
        ['createdAt', 'set', instant],
      ],
    },
  },
  fieldsElsewhere: {
    'POST /api/suppliers': 'a user, as those who register',
  },
  events: {
    'account.registered': {
      data: ofAccount,
      mail: 'accounts',
      tells: ['admin'],
    },
    'account.added': {
      data: ofAccount,
      tells: [],
    },
    'account.verified': {
      data: ofAccount,
      mail: 'accounts',
      tells: ['customer'],
    },
    'account.identityChanged': {
      data: {
        ...ofAccount,
        oldCompanyName: 'Pune Tools',
        newCompanyName: 'Pune Precision',
        oldGstNumber: null,
        newGstNumber: '27',
      },
      mail: 'accounts',
      tells: ['admin'],
    },
    'account.rechecked': {
      data: ofAccount,
      mail: 'accounts',
      tells: ['customer'],
    },
    'account.rejected': {
      data: { ...ofAccount, note: 'No GST number' },
      mail: 'accounts',
      tells: ['customer'],
    },
    'account.changesRequested': {
      data: { ...ofAccount, note: 'No GST number' },
      mail: 'accounts',
      tells: ['customer'],
    },
    'account.resubmitted': {
      data: ofAccount,
      mail: 'accounts',
      tells: ['admin'],
    },
    'account.edited': {
      data: { ...ofAccount, fields: ['phone', 'gstNumber', 'email'] },
      tells: [],
    },
    'account.suspended': {
      data: { ...ofAccount, note: 'Two complaints in a week' },
      tells: ['customer', 'admin'],
    },
    'account.reinstated': {
      data: { ...ofAccount, note: null },
      tells: ['customer', 'admin'],
    },
    'account.categorySet': {
      data: { ...ofAccount, from: null, to: 'Milling' },
      tells: [],
    },
    'account.profileChanged': {
      data: { ...ofAccount, fields: ['phone'] },
      tells: [],
    },
    'account.emailChangeAsked': {
      data: { ...ofAccount, pendingEmail: 'new@pune.example' },
      tells: [],
    },
    'account.emailChangeCancelled': {
      data: { ...ofAccount, pendingEmail: 'new@pune.example' },
      tells: [],
    },
    'account.emailChanged': {
      data: { ...ofAccount, oldEmail: 'old@pune.example', newEmail: 'new@pune.example' },
      tells: [],
    },
    'account.emailReverted': {
      data: { ...ofAccount, oldEmail: 'thief@pune.example', newEmail: 'old@pune.example' },
      tells: [],
    },
    'account.passwordChanged': {
      data: ofAccount,
      tells: [],
    },
    'account.passwordLinkSent': {
      data: ofAccount,
      tells: [],
    },
    'account.passwordSet': {
      data: { ...ofAccount, first: true },
      tells: [],
    },
    'account.emailProven': {
      data: ofAccount,
      tells: [],
    },
  },
  wire: [
    ['an account', toAccount, Account],
    ['a customer', toCustomer, Customer],
    ['a supplier', toSupplier, Supplier],
  ],
  lists: [
    {
      path: '/api/customers',
      who: 'admin',
      all: 'status=verified',
      none: 'status=pending',
      grow: async (_, mark) => void (await make.customer({ companyName: mark })),
    },
    {
      path: '/api/suppliers',
      who: 'admin',
      all: 'status=verified',
      none: 'status=pending',
      grow: async (_, mark) => void (await make.supplier({ companyName: mark })),
    },
  ],
}
