import { linesOfRfq, offersOfRfq } from '../../facts/rfqs'
import type { Events } from '../../../rules/events'
import { maskedCopies, type MaskedTexts } from '../../../rules/files/masked-texts'
import { present } from '../../core/db-clock'
import { command, type WriteScope } from '../../core/verb'
import { sql } from '../../../infra/db/db'
import { aboutAccount, assertWaits, lockAccount, toAccount, toSupplier, type AccountRow } from './account'

/**
 * An admin verifies a customer or supplier, or checks changed details again; a customer's held inquiries are released with
 * it. Nothing to verify: 409.
 */
export const verifyAccount = command('account.verify', async (scope, { id }: { id: number }) =>
  toAccount(await verify(scope, id)),
)

/** The same for suppliers alone. */
export const verifySupplier = command('account.verify', async (scope, { id }: { id: number }) =>
  toSupplier(await verify(scope, id, 'supplier')),
)

async function verify(scope: WriteScope, id: number, role?: 'supplier') {
  const { tx, emit } = scope
  const before = await lockAccount(scope, id, role)
  assertWaits(before)

  await tx.user.update({ where: { id }, data: { verified: true, recheck: false } })
  emit(before.verified ? 'account.rechecked' : 'account.verified', aboutAccount(before))
  if (before.role === 'customer') await releaseInquiries(scope, before)
  await tx.inquiry.updateMany({ where: { customerId: id, heldForRecheck: true }, data: { heldForRecheck: false } })
  return { ...before, verified: true, recheck: false, state: 'verified' as const }
}

/**
 * Releases the inquiries that waited for their customer: suppliers see them from now on, but for those whose deadline is
 * over. Call it while they are held.
 */
async function releaseInquiries({ rows, emit }: WriteScope, { id: customerId, verified }: AccountRow) {
  type Held = Omit<Events['inquiry.released'], 'customerId'> & { masked: MaskedTexts; rfqId: number | null }
  const held = await rows<Held>(sql`
    SELECT i.id AS "inquiryId", i.rfq_id AS "rfqId", i.project_name AS "projectName", p.name AS "processName", i.quantity,
      i.target_date AS "targetDate", i.masked
    FROM inquiries i LEFT JOIN processes p ON p.id = i.process_id
    WHERE i.customer_id = ${customerId} AND i.status IN ('new', 'processing') AND (${!verified} OR i.held_for_recheck)
      AND coalesce(i.quote_by, 'infinity') > ${present()} ORDER BY i.id`)
  for (const { masked, rfqId, ...inquiry } of held)
    emit('inquiry.released', {
      ...inquiry,
      customerId,
      ...maskedCopies(masked),
      ...(rfqId !== null && { withRequest: true }),
    })
  for (const rfqId of new Set(held.flatMap((one) => one.rfqId ?? []))) {
    emit('rfq.released', { rfqId, customerId, ...(await linesOfRfq(rows, rfqId)) })
    for (const offered of await offersOfRfq(rows, rfqId)) emit('rfq.offered', offered)
  }
}
