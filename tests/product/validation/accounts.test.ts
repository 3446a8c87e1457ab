import { make, unique } from '@/tests/make'
import { ask } from '../ask'
import { makePeople, PASSWORD, passwordHash, type People } from '../people'
import { chars, made, untold, validates, type Accepted, type Refused } from './form'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let everybody: People
beforeAll(async () => void (everybody = await makePeople()))
const people = () => everybody

/** A field that must be there, at most 200 characters. */
const required = (field: string, message: string, missing: unknown[] = [undefined]): Refused[] => [
  ...[...missing, null, '', '   ', 7].map((value): Refused => [field, value, message]),
  [field, chars(201), 'At most 200 characters'],
]
const wrongEmails = ['', 'asha', 'asha@', '@example.com', 'asha@example', 'asha rao@example.com', null]
const emails = (message: string): Refused[] => [
  ...wrongEmails.map((email): Refused => ['email', email, message]),
  ['email', `${chars(60)}@${chars(60)}.${chars(60)}.${chars(20)}.com`, 'At most 200 characters'],
]

validates('Login', {
  call: 'POST /api/login',
  by: 'nobody',
  people,
  fits: { username: '{ownEmail}', password: PASSWORD },
  empty: ['username: Username is required', 'password: Password is required'],
  refused: [
    ...required('username', 'Username is required'),
    ...[undefined, null, '', 7].map((value): Refused => ['password', value, 'Password is required']),
    ['password', chars(1001), 'At most 1,000 characters'],
  ],
  accepted: [
    ['username', made('in capitals', async (p) => p.customer.email.toUpperCase()), expect.stringContaining('customer')],
    ['remember', true, undefined],
  ],
})

const nobodyHasIt = made('that nobody has', async () => `${unique('new')}@example.com`)
const contact: Refused[] = [
  ['phone', chars(41), 'At most 40 characters'],
  ['address', chars(1001), 'At most 1,000 characters'],
  ['gstNumber', chars(41), 'At most 40 characters'],
]
const freeText = (fields: string[]): Accepted[] =>
  fields.flatMap((field): Accepted[] => [
    [field, undefined, null],
    [field, null],
    [field, '', null],
    [field, '   ', null],
  ])

validates('Registration', {
  call: 'POST /api/register',
  by: 'nobody',
  people,
  fits: {
    username: '{newEmail}',
    email: '{newEmail}',
    password: 'secret1',
    confirmPassword: 'secret1',
    role: 'supplier',
    companyName: 'Nava Tools',
    contactName: 'Ravi Kale',
  },
  empty: [
    'role: Choose supplier or customer',
    'companyName: Company name is required',
    'contactName: Contact name is required',
    'email: Invalid email format',
    'password: Password must be at least 6 characters long',
  ],
  refused: [
    ...required('username', 'Username is required', []),
    ...[undefined, null, '', 'admin', 'Supplier'].map((v): Refused => ['role', v, 'Choose supplier or customer']),
    ...required('companyName', 'Company name is required'),
    ...required('contactName', 'Contact name is required'),
    ...emails('Invalid email format'),
    ['email', undefined, 'Invalid email format'],
    ...[undefined, null, '', '12345'].map((value): Refused => [
      'password',
      value,
      'Password must be at least 6 characters long',
    ]),
    ['password', chars(73), 'Password must be at most 72 bytes'],
    ['password', 'अ'.repeat(25), 'Password must be at most 72 bytes'],
    ['confirmPassword', 'secret2', 'Passwords do not match'],
    ['confirmPassword', '', 'Passwords do not match'],
    ['confirmPassword', 'Secret1', 'Passwords do not match'],
    ...contact,
    ['mainProcessCategory', chars(201), 'At most 200 characters'],
  ],
  accepted: [
    ['username', undefined, expect.stringContaining('@')],
    ['role', 'customer'],
    ['companyName', chars(200)],
    ['companyName', '  Nava Tools ', 'Nava Tools'],
    ['contactName', chars(200)],
    ['email', nobodyHasIt, expect.stringContaining('new')],
    ['confirmPassword', undefined, undefined],
    ['confirmPassword', null, undefined],
    ...freeText(['phone', 'address', 'gstNumber', 'mainProcessCategory']),
    ['phone', chars(40)],
    ['address', chars(1000)],
    ['gstNumber', chars(40)],
    ['gstNumber', '27AAPFU0939F1ZV'],
    ['gstNumber', 'not-a-gstin'],
    ['mainProcessCategory', 'CNC Machining'],
    ['mainProcessCategory', chars(200)],
    ['verified', true, false],
    ['id', 1, expect.any(Number)],
    ['notes', 'ours', undefined],
  ],
})

describe('a password of 6 characters to 72 bytes is accepted', () => {
  const passwords = ['123456', chars(72), 'अ'.repeat(24), '      ']
  test.each(passwords)('%j at registration, with no other', async (password) => {
    const form = { role: 'customer', companyName: 'A', contactName: 'B', email: `${unique('p')}@example.com` }
    expect((await ask(null, 'POST /api/register', { ...form, password, confirmPassword: password })).status).toBe(201)
    const signIn = (given: string) => ask(null, 'POST /api/login', { username: form.email, password: given })
    expect([(await signIn(password)).status, (await signIn(`${password}x`)).status]).toEqual([200, 401])
  })
  test.each(passwords)('%j at a change', async (newPassword) => {
    const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
    expect((await ask(await make.supplier({ passwordHash }), 'POST /api/user/password', body)).status).toBe(204)
  })
})

const newPasswords = (field: string): Refused[] => [
  ...[undefined, null, '', '12345'].map((value): Refused => [
    field,
    value,
    'New password must be at least 6 characters',
  ]),
  [field, chars(73), 'Password must be at most 72 bytes'],
]
const confirmations: Refused[] = [
  ...[undefined, null, '', '12345'].map((v): Refused => ['confirmPassword', v, 'Confirm password is required']),
  ['confirmPassword', 'secret3', 'Passwords do not match'],
]

for (const by of ['customer', 'supplier', 'admin'] as const)
  validates(`Password change of a ${by}`, {
    call: 'POST /api/user/password',
    by,
    people,
    fits: { currentPassword: PASSWORD, newPassword: 'secret2', confirmPassword: 'secret2' },
    empty: [
      'currentPassword: Current password is required',
      'newPassword: New password must be at least 6 characters',
      'confirmPassword: Confirm password is required',
    ],
    refused: [
      ...[undefined, null, ''].map((v): Refused => ['currentPassword', v, 'Current password is required']),
      ['currentPassword', 'not-it', 'Current password is incorrect'],
      ...newPasswords('newPassword'),
      ...confirmations,
    ],
    accepted: [],
  })

const overdue = 'This link has expired or has already been used. Request a new one.'
validates('Password reset', {
  call: 'POST /api/password/reset',
  by: 'nobody',
  people,
  fits: { token: 'never-was', newPassword: 'secret2', confirmPassword: 'secret2' },
  empty: [
    'token: The link is incomplete',
    'newPassword: New password must be at least 6 characters',
    'confirmPassword: Confirm password is required',
  ],
  refused: [
    ...required('token', 'The link is incomplete'),
    ['token', 'never-was', overdue],
    ...newPasswords('newPassword'),
    ...confirmations,
  ],
  accepted: [],
})

validates('Forgotten password', {
  call: 'POST /api/password/forgot',
  by: 'nobody',
  people,
  fits: { email: '{ownEmail}' },
  empty: ['email: Invalid email format'],
  refused: emails('Invalid email format'),
  accepted: [
    ['email', '{ownEmail}', untold],
    ['email', 'nobody-at-all@example.com', untold],
  ],
})
