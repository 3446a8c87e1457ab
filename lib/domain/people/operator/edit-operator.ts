import { isDeepStrictEqual } from 'node:util'
import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import { gstinIssue } from '../../../contract/core/money-fields'
import type { operator } from '../../../contract/people/operator'
import { DbNull } from '../../../infra/db/db'
import { HSN_DIGITS } from '../../../terms/statutory'
import { queueAccountMail } from '../accounts/account-mail'
import { unattached } from '../../facts/uploads'
import { command, type WriteScope } from '../../core/verb'
import { lockOperator, numbersOf, toOperator, type OperatorRow } from './operator'

type Form = Omit<Input<typeof operator.edit>, 'revision'>

/** What follows when the company moves to another State: later rooms have what hangs on it. */
type Follow = (scope: WriteScope, from: string | null, to: string | null) => Promise<void>

/** An admin changes the company profile that was read. Issued documents keep the one that they were issued with. */
export const editOperatorWith = (stateChanged: Follow) =>
  command('operator.edit', async (scope, { revision, ...form }: Input<typeof operator.edit>) => {
    const { viewer, tx, rows, emit } = scope
    const before = await lockOperator(scope)
    if (before.revision !== revision)
      throw new Problem('conflict', 'Someone else has just changed the company profile. Look at it again.')
    const fields = changedIn(before, form)
    if (!fields.length) return toOperator(scope, before)

    const wanted = { ...before, ...withoutUndefined(form) }
    // A GST number holds the State and the PAN.
    const after = {
      ...wanted,
      stateCode: wanted.stateCode ?? wanted.gstin?.slice(0, 2) ?? null,
      pan: wanted.pan ?? wanted.gstin?.slice(2, 12) ?? null,
    }
    assertFits(after)
    if (after.seriesPrefix !== before.seriesPrefix) await assertUnusedSeries(scope, before)
    if (after.logoFileId && after.logoFileId !== before.logoFileId) await assertLogo(scope, after.logoFileId)

    const { logoName: _, hub, einvoiceFrom, ...columns } = after
    await tx.operatorProfile.update({
      where: { id: 1 },
      data: {
        ...columns,
        hub: hub ?? DbNull,
        einvoiceFrom: einvoiceFrom && new Date(einvoiceFrom),
        revision: revision + 1,
      },
    })
    if (after.stateCode !== before.stateCode) await stateChanged(scope, before.stateCode, after.stateCode)
    const bank = fields.some((field) => bankFields.includes(field))
    if (bank) await queueAccountMail(rows, { name: 'bank-changed', to: viewer.email })
    if (fields.includes('gstin')) await queueAccountMail(rows, { name: 'gstin-changed', to: viewer.email })
    emit('operator.changed', { operatorId: 1, fields, bank })
    return toOperator(scope, await lockOperator(scope))
  })

const bankFields = ['bankName', 'bankAccount', 'ifsc', 'upi']

const withoutUndefined = <T extends object>(form: T) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Partial<OperatorRow>

/** The names of the fields that differ. */
const changedIn = (before: OperatorRow, form: Form) =>
  Object.entries(form).flatMap(([field, value]) =>
    value === undefined || isDeepStrictEqual(value, before[field as keyof OperatorRow]) ? [] : [field],
  )

/** The GST number belongs to State and PAN; goods have as many digits as the turnover asks for. */
function assertFits({ gstin, stateCode, pan, defaultHsn, turnover }: OperatorRow) {
  const issue = gstinIssue(gstin, stateCode, pan)
  if (issue) throw invalid('gstin', issue)
  const isLarge = turnover !== 'up_to_5_crore'
  if (isLarge && defaultHsn && defaultHsn.length < HSN_DIGITS.above5Crore)
    throw invalid('defaultHsn', `With your turnover an HSN needs ${HSN_DIGITS.above5Crore} digits`)
}

/** A series whose first number is out stays for its financial year. */
async function assertUnusedSeries(scope: WriteScope, { seriesPrefix }: OperatorRow) {
  const { year, begun } = await numbersOf(scope, seriesPrefix)
  if (begun) throw new Problem('conflict', `The series of 20${year} has begun. The prefix can change on 1 April.`)
}

/** The logo is a picture that this company has uploaded for its documents. */
async function assertLogo({ tx, viewer }: WriteScope, id: number) {
  const own = { id, ownerId: viewer.id, ...unattached, purpose: 'money' as const }
  const file = await tx.file.findFirst({ where: own, select: { type: true } })
  if (!file) throw invalid('logoFileId', 'This isn’t an upload of yours for documents')
  if (!['image/png', 'image/jpeg'].includes(file.type)) throw invalid('logoFileId', 'A logo is a PNG or JPEG')
}
