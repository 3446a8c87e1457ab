import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem, type Issue } from '../../../contract/core/problem'
import { gstinIssue } from '../../../contract/core/money-fields'
import type { taxProfiles, TaxProfile } from '../../../contract/people/tax-profiles'
import { sql } from '../../../infra/db/db'
import { classOfYear } from '../../../rules/money/class-of-year'
import { aboutAccount } from '../accounts/account'
import { queueAccountMail } from '../accounts/account-mail'
import { command, type WriteScope } from '../../core/verb'
import { currentYear, findTrader, profileOf, toTaxProfile, type TaxProfileRow } from './tax-profile'

type Form = Input<typeof taxProfiles.editOwn>

/** A company changes the own tax profile. */
export const editOwnTaxProfile = command('taxprofile.editOwn', (scope, form: Form) =>
  saveProfile(scope, scope.viewer.id, form),
)

/** An admin changes the tax profile of a company, which is notified. */
export const editTaxProfile = command('taxprofile.editOf', (scope, { id, ...form }: Input<typeof taxProfiles.editOf>) =>
  saveProfile(scope, id, form),
)

async function saveProfile(scope: WriteScope, id: number, { year, ...form }: Form): Promise<TaxProfile> {
  const { tx, rows, viewer, emit } = scope
  await rows(sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`)
  const account = await findTrader(scope, id)
  const classYear = year ?? currentYear()
  if (classYear > currentYear()) throw invalid('year', 'Choose a year up to this one')
  const known = await profileOf(scope, account)
  const before = { ...known, ...classOfYear(known.classes, classYear) }
  const after = wholeProfile({ ...before, ...fieldsFor(account.role, form) })
  const fields = changedIn(before, after)
  if (before.saved && !fields.length) return toTaxProfile(known, viewer)

  const { accountId, saved: _, role: __, gstNumber: ___, classes: ____, msmeClass, activity, ...columns } = after
  await tx.taxProfile.upsert({
    where: { accountId },
    create: { ...columns, accountId, createdBy: viewer.member.id },
    update: columns,
  })
  if (fields.includes('msmeClass') || fields.includes('activity')) {
    const ofYear = { msmeClass, activity: activity ?? 'manufacturing' }
    await tx.supplierClass.upsert({
      where: { accountId_year: { accountId, year: classYear } },
      create: { accountId, year: classYear, ...ofYear },
      update: ofYear,
    })
  }
  const bank = fields.some((field) => bankFields.includes(field))
  // In a firm of one nobody else would hear of a stolen session.
  if (bank) await queueAccountMail(rows, { name: 'bank-changed', to: viewer.email })
  if (before.saved && fields.includes('gstin'))
    await queueAccountMail(rows, { name: 'gstin-changed', to: viewer.email })
  emit('account.taxProfileChanged', {
    ...aboutAccount(account),
    fields,
    first: !before.saved,
    byAdmin: viewer.role === 'admin',
    // Nobody is notified of a first profile, or of one that waits with its account, unless it has a bank account.
    notified: bank || (before.saved && account.verified),
  })
  return toTaxProfile(await profileOf(scope, account), viewer)
}

const bankFields = ['bankName', 'bankAccount', 'ifsc']

const ofSuppliers: readonly string[] = [
  'udyam',
  'msmeClass',
  'activity',
  'agreedDays',
  'billPrefix',
  'ownEinvoice',
  ...bankFields,
]

/** What is asked for, without what only suppliers have where it is a customer's. */
const fieldsFor = (role: 'customer' | 'supplier', form: Form): Partial<TaxProfileRow> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => value !== undefined && (role === 'supplier' || !ofSuppliers.includes(field)),
    ),
  )

/** The names of the fields that differ; of a first profile all that are given. */
const changedIn = (
  before: TaxProfileRow,
  { accountId: _, role: __, saved: ___, gstNumber: ____, classes: _____, ...after }: TaxProfileRow,
) =>
  (Object.keys(after) as (keyof typeof after)[]).filter((field) =>
    before.saved ? before[field] !== after[field] : after[field],
  )

const needed = {
  legalName: 'Enter the legal name, 3 to 100 letters',
  addressLine1: 'Enter the address',
  city: 'Enter the city, 3 to 50 letters',
  pin: 'A PIN code has 6 digits, such as 411001',
  stateCode: 'Choose a state',
  scheme: 'Choose how you are registered',
} as const

type Whole = TaxProfileRow & { [K in Exclude<keyof typeof needed, 'scheme'>]: string } & {
  scheme: NonNullable<TaxProfileRow['scheme']>
}

/** The profile when nothing of it is missing or contradicts itself; a GST number brings its State and its PAN. */
function wholeProfile(asked: TaxProfileRow): Whole {
  const profile = {
    ...asked,
    stateCode: asked.stateCode ?? asked.gstin?.slice(0, 2) ?? null,
    pan: asked.pan ?? asked.gstin?.slice(2, 12) ?? null,
  }
  const issues: Issue[] = Object.entries(needed).flatMap(([path, message]) =>
    profile[path as keyof typeof needed] ? [] : [{ path, message }],
  )
  if (issues.length) throw new Problem('validation', issues[0]!.message, issues)
  if (profile.scheme === 'unregistered' && profile.gstin)
    throw invalid('gstin', 'A firm that isn’t registered has no GSTIN. Choose how it is registered.')
  if (profile.scheme !== 'unregistered' && !profile.gstin)
    throw invalid('gstin', 'Enter the GSTIN, or choose that the firm isn’t registered')
  const issue = gstinIssue(profile.gstin, profile.stateCode, profile.pan)
  if (issue) throw invalid('gstin', issue)
  return profile as Whole
}
