import type { z } from 'zod'
import { accounts } from '../people/accounts'
import { oneLine, optionalDate, optionalDayAhead, optionalId, optionalText, requiredText, TEXT_MAX } from './fields'
import { inquiries } from '../trade/inquiries'
import { machines } from '../trade/machines'
import { processes } from '../trade/processes'
import { quotations } from '../trade/quotations'
import { workorderRequests } from '../trade/workorder-requests'
import { workorders } from '../orders/workorders'

/** The issues of a body as `path: message`. */
const issuesOf = (schema: z.ZodType, body: unknown) =>
  (schema.safeParse(body).error?.issues ?? []).map((i) => `${i.path.join('.')}: ${i.message}`)

const person = { companyName: 'Asha Tools', contactName: 'Asha Rao', email: 'asha@example.com' }

test('what a form leaves empty is refused in the words of the product', () => {
  expect(issuesOf(accounts.login.body, {})).toEqual([
    'username: Username is required',
    'password: Password is required',
  ])
  expect(issuesOf(inquiries.submit.body, { description: 'too short', quantity: 0 })).toEqual([
    'projectName: Project name is required',
    'description: Description must be at least 10 characters',
    'quantity: Quantity must be positive',
  ])
  expect(issuesOf(quotations.create.body, { price: 0 })).toEqual([
    'inquiryId: Inquiry ID is required',
    'price: Price must be greater than 0',
    'details: Quotation details are required',
  ])
  expect(issuesOf(machines.add.body, { name: '  ' })).toEqual([
    'name: Machine name is required',
    'model: Model is required',
    'type: Type is required',
  ])
  expect(issuesOf(processes.add.body, { description: 'Turning' })).toEqual([
    'name: Process name is required',
    'description: Description must be at least 10 characters',
  ])
  expect(issuesOf(workorderRequests.create.body, {})).toEqual([
    'machineId: Machine is required',
    'processId: Process is required',
  ])
  expect(issuesOf(workorders.create.body, {})).toEqual(['supplierId: Please select a supplier'])
})

test('registration: a role, an email, a password of 6 characters to 72 bytes, the same twice', () => {
  const form = { ...person, role: 'supplier', password: 'secret1' }
  expect(issuesOf(accounts.register.body, form)).toEqual([])
  expect(issuesOf(accounts.register.body, { ...form, role: 'admin' })).toEqual(['role: Choose supplier or customer'])
  expect(issuesOf(accounts.register.body, { ...form, email: 'asha' })).toEqual(['email: Invalid email format'])
  expect(issuesOf(accounts.register.body, { ...form, password: '12345' })).toEqual([
    'password: Password must be at least 6 characters long',
  ])
  expect(issuesOf(accounts.register.body, { ...form, password: 'अ'.repeat(25) })).toEqual([
    'password: Password must be at most 72 bytes',
  ])
  expect(issuesOf(accounts.register.body, { ...form, confirmPassword: 'secret2' })).toEqual([
    'confirmPassword: Passwords do not match',
  ])
})

test('the password form names its three fields', () => {
  expect(issuesOf(accounts.changePassword.body, { newPassword: '12345', confirmPassword: '12' })).toEqual([
    'currentPassword: Current password is required',
    'newPassword: New password must be at least 6 characters',
    'confirmPassword: Confirm password is required',
  ])
  const mismatch = { currentPassword: 'secret', newPassword: 'secret1', confirmPassword: 'secret2' }
  expect(issuesOf(accounts.changePassword.body, mismatch)).toEqual(['confirmPassword: Passwords do not match'])
})

test('admins edit suppliers within the product’s lengths', () => {
  const form = { companyName: 'A', email: 'x', phone: '12345', address: 'Pune', contactName: 'B' }
  expect(issuesOf(accounts.editSupplier.body, form)).toEqual([
    'companyName: Company name must be at least 2 characters',
    'contactName: Contact person name must be at least 2 characters',
    'email: Invalid email address',
    'phone: Phone number must be at least 6 characters',
    'address: Address must be at least 5 characters',
  ])
})

test.each([0, 1001, 1.5, 'many'])('%s available hours are refused, 1 to 1000 are not', (availableHours) => {
  expect(issuesOf(machines.changeStatus.body, { status: 'running', availableHours })).toHaveLength(1)
  expect(issuesOf(machines.changeStatus.body, { status: 'running', availableHours: 1000 })).toEqual([])
})

test.each([1.5, -1, 1e300, 2_147_483_648, '12a', null, true, [], {}])('%j is no quantity', (quantity) => {
  const form = { projectName: 'Bracket', description: 'Milled bracket', quantity }
  expect(issuesOf(inquiries.submit.body, form)).not.toEqual([])
})

test('texts are trimmed, empty ones are null, and none is longer than its field', () => {
  expect(optionalText().parse('  ')).toBeNull()
  expect(optionalText().parse(' x ')).toBe('x')
  expect(issuesOf(optionalText(), 'x'.repeat(201))).toEqual([': At most 200 characters'])
  expect(issuesOf(optionalText(5000), 'x'.repeat(5001))).toEqual([': At most 5,000 characters'])
  expect(issuesOf(optionalText(), 'a\0b')).toHaveLength(1)
})

test('dates come as day or instant and leave as an instant; an empty field is null', () => {
  expect(optionalDate.parse('2026-11-21')).toBe('2026-11-21T00:00:00.000Z')
  expect(optionalDate.parse('2026-11-21T05:30:00+05:30')).toBe('2026-11-21T00:00:00.000Z')
  expect([optionalDate.parse(''), optionalDate.parse(null), optionalDate.parse(undefined)]).toEqual([
    null,
    null,
    undefined,
  ])
  for (const wrong of ['21.11.2026', '2026-02-30', 5, 'soon']) expect(issuesOf(optionalDate, wrong)).toHaveLength(1)
})

test('a day ahead is today or later by India’s calendar: yesterday ends at midnight there', () => {
  const clock = jest.spyOn(Date, 'now')
  const late = ': Choose today or a later date'
  try {
    clock.mockReturnValue(Date.parse('2026-11-24T23:59:59+05:30'))
    expect(optionalDayAhead.parse('2026-11-24')).toBe('2026-11-24T00:00:00.000Z')
    expect(issuesOf(optionalDayAhead, '2026-11-23')).toEqual([late])
    clock.mockReturnValue(Date.parse('2026-11-25T00:00:00+05:30'))
    expect(issuesOf(optionalDayAhead, '2026-11-24')).toEqual([late])
    expect(optionalDayAhead.parse('2026-11-25')).toBe('2026-11-25T00:00:00.000Z')
  } finally {
    clock.mockRestore()
  }
  expect([optionalDayAhead.parse(''), optionalDayAhead.parse(undefined)]).toEqual([null, undefined])
  expect(issuesOf(optionalDayAhead, 'soon')).toEqual([': Enter a date'])
})

test('form fields may send ids as digits', () => {
  expect([optionalId.parse('12'), optionalId.parse(12), optionalId.parse('')]).toEqual([12, 12, null])
  expect(issuesOf(optionalId, '-1')).toHaveLength(1)
})

test.each([
  ['a line break', 'Flange\r\nBcc: all@example.com', 'Flange Bcc: all@example.com'],
  ['tabs and blanks', '  Hub \t  40 mm ', 'Hub 40 mm'],
  ['control characters', 'Hub\u001b[31m\u0007\u0085red', 'Hub [31m red'],
  ['line and paragraph separators', 'Hub\u2028of\u2029steel', 'Hub of steel'],
  ['an override of direction', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['isolates and embeddings', '\u2066a\u2067b\u2068c\u2069\u202Ad\u202Be\u202Cf\u202D', 'abcdef'],
  ['emoji with joiners', 'Crew 👩‍🔧👨‍👩‍👧', 'Crew 👩‍🔧👨‍👩‍👧'],
  ['Devanagari with ZWJ and ZWNJ', 'क्‍ष र्‌य', 'क्‍ष र्‌य'],
  ['Malayalam, Tamil, Urdu', 'ന്‍ தமிழ் اردو', 'ന്‍ தமிழ் اردو'],
])('a name with %s', (_, given, kept) => {
  expect(requiredText('A name').parse(given)).toBe(kept)
  expect(optionalText().parse(given)).toBe(kept)
  expect(oneLine(given)).toBe(kept)
})

test('a long text keeps its lines, and loses what turns its direction', () => {
  const text = 'First\n\n  second\twith a tab\u202E'
  expect(requiredText('A text', TEXT_MAX).parse(text)).toBe('First\n\n  second\twith a tab')
  expect(optionalText(TEXT_MAX).parse(text)).toBe('First\n\n  second\twith a tab')
})

test('a name of nothing but such characters is no name', () => {
  expect(issuesOf(requiredText('A name, please'), '\u202E\n\u2069')).toEqual([': A name, please'])
  expect(optionalText().parse('\u202E')).toBeNull()
})
