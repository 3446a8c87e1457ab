import { PROCESS_CATEGORIES } from '@/lib/terms/process-categories'
import { PASSWORD, unique } from '@/tests/make'
import { makePeople, type People } from '../people'
import { chars, made, validates, type Accepted, type Refused } from './form'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let everybody: People
beforeAll(async () => void (everybody = await makePeople()))
const people = () => everybody

const wrongEmails = ['', 'asha', 'asha@', '@example.com', 'asha@example', 'asha rao@example.com', null]
const emails = (message: string) => wrongEmails.map((email): Refused => ['email', email, message])
const empties = (field: string, message: string) => [null, '', '   '].map((v): Refused => [field, v, message])
const tooLong: Refused[] = [
  ['companyName', chars(201), 'At most 200 characters'],
  ['contactName', chars(201), 'At most 200 characters'],
  ['phone', chars(41), 'At most 40 characters'],
  ['address', chars(1001), 'At most 1,000 characters'],
  ['gstNumber', chars(41), 'At most 40 characters'],
]
const longest: Accepted[] = [
  ['companyName', chars(200)],
  ['contactName', chars(200)],
  ['phone', chars(40)],
  ['address', chars(1000)],
  ['gstNumber', chars(40)],
  ['gstNumber', 'not-a-gstin'],
]
const emptied = (...fields: string[]): Accepted[] =>
  fields.flatMap((field): Accepted[] => [
    [field, '', null],
    [field, '  ', null],
    [field, null],
  ])
const kept = (...fields: string[]) => fields.map((field): Accepted => [field, undefined, expect.any(String)])
const newEmail = made('in capitals that nobody has', async () => `${unique('MOVED')}@Example.COM`)
const notInAProfile: Accepted[] = [
  ['verified', false, true],
  ['role', 'admin', expect.stringMatching(/customer|supplier/)],
  ['passwordHash', 'x', undefined],
  ['username', 'somebody', expect.stringContaining('@')],
]

validates('Customer profile', {
  call: 'PATCH /api/users/{customer}',
  by: 'customer',
  people,
  fits: {
    companyName: 'Asha Pumps',
    contactName: 'Asha Rao',
    phone: '98220 12345',
    address: 'Pune',
    gstNumber: '27',
    currentPassword: PASSWORD,
  },
  refused: [
    ...empties('companyName', 'Company name is required'),
    ...empties('contactName', 'Contact name is required'),
    ...emails('Invalid email format'),
    ...tooLong,
  ],
  accepted: [
    ...kept('companyName', 'contactName', 'email', 'phone', 'address', 'gstNumber'),
    ...emptied('phone', 'address', 'gstNumber'),
    ...longest,
    ...notInAProfile,
    // It changes when its mailbox confirms.
    ['email', newEmail, expect.stringMatching(/^(?!moved)/)],
    ['mainProcessCategory', 'Milling', null],
  ],
})

const supplier = {
  companyName: 'Nava Tools',
  contactName: 'Ravi Kale',
  phone: '98220 12345',
  address: 'MIDC Ambad, Nashik',
  gstNumber: '27AAPFU0939F1ZV',
  mainProcessCategory: 'Milling',
}

validates('Supplier profile', {
  call: 'PATCH /api/users/{supplier}',
  by: 'supplier',
  people,
  fits: { ...supplier, currentPassword: PASSWORD },
  refused: [
    ...empties('companyName', 'Company name is required'),
    ...empties('contactName', 'Contact name is required'),
    ...emails('Invalid email format'),
    ...empties('address', 'Address is required'),
    ...empties('gstNumber', 'GST number is required'),
    ...tooLong,
    ['mainProcessCategory', chars(201), 'At most 200 characters'],
  ],
  accepted: [
    ...kept('companyName', 'contactName', 'email', 'phone', 'address', 'gstNumber', 'mainProcessCategory'),
    ...emptied('phone', 'mainProcessCategory'),
    ...longest,
    ...notInAProfile,
    // It changes when its mailbox confirms.
    ['email', newEmail, expect.stringMatching(/^(?!moved)/)],
    ['mainProcessCategory', chars(200)],
  ],
})

/** A field of the admin's form: refused one character below its least, accepted at it. */
const least = (field: string, min: number, message: string): Refused[] => [
  ...empties(field, message),
  [field, chars(min - 1), message],
  [field, ` ${chars(min - 1)} `, message],
]
const admins: Refused[] = [
  ...least('companyName', 2, 'Company name must be at least 2 characters'),
  ...emails('Invalid email address'),
  ...least('phone', 6, 'Phone number must be at least 6 characters'),
  ...least('address', 5, 'Address must be at least 5 characters'),
  ...least('contactName', 2, 'Contact person name must be at least 2 characters'),
  ...tooLong,
  ['mainProcessCategory', chars(201), 'At most 200 characters'],
  ['notes', chars(5001), 'At most 5,000 characters'],
]
const shortest: Accepted[] = [
  ['companyName', chars(2)],
  ['contactName', chars(2)],
  ['phone', chars(6)],
  ['address', chars(5)],
]

validates('Admin supplier edit', {
  call: 'PATCH /api/suppliers/{supplier}',
  by: 'admin',
  people,
  fits: { ...supplier, notes: 'Pays on time' },
  refused: admins,
  accepted: [
    ...shortest,
    ...longest,
    ...kept('companyName', 'contactName', 'email', 'phone', 'address', 'gstNumber', 'mainProcessCategory', 'notes'),
    ...emptied('gstNumber', 'mainProcessCategory', 'notes'),
    ['notes', chars(5000)],
    ['email', newEmail, expect.stringMatching(/^moved.*@example\.com$/)],
    ['role', 'admin', 'supplier'],
    ['verified', false, true],
  ],
})

validates('Add New Supplier', {
  call: 'POST /api/suppliers',
  by: 'admin',
  people,
  fits: { ...supplier, email: '{newEmail}' },
  empty: [
    'companyName: Company name must be at least 2 characters',
    'contactName: Contact person name must be at least 2 characters',
    'email: Invalid email address',
    'phone: Phone number must be at least 6 characters',
    'address: Address must be at least 5 characters',
  ],
  refused: admins,
  accepted: [
    ...shortest,
    ...longest,
    ...emptied('gstNumber', 'mainProcessCategory', 'notes'),
    ['email', newEmail, expect.stringMatching(/^moved.*@example\.com$/)],
    ['verified', false, true],
    ['role', 'admin', 'supplier'],
  ],
})

const list = 'Choose a category from the list'
validates("A supplier's process category", {
  call: 'PATCH /api/suppliers/{supplier}/process-category',
  by: 'admin',
  people,
  fits: {},
  refused: [undefined, '', 'All Categories', 'Juggling', 'milling', 7].map((v): Refused => [
    'mainProcessCategory',
    v,
    list,
  ]),
  accepted: [...PROCESS_CATEGORIES, null].map((category): Accepted => ['mainProcessCategory', category]),
})
