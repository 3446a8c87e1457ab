import type { Events } from '../../rules/events'
import { crossing, type MaskedTexts } from '../../rules/masked-texts'
import { Problem } from '../../contract/core/problem'
import { command, type WriteScope } from '../core/verb'
import { sql } from '../../infra/db/db'
import { aboutAccount, findAccount, toAccount, toSupplier } from './account'

/** An admin verifies a customer or supplier; a customer's held inquiries are released with it. Verified already: 409. */
export const verifyAccount = command('account.verify', async (scope, { id }: { id: number }) =>
  toAccount(await verify(scope, id)),
)

/** The same for suppliers alone. */
export const verifySupplier = command('account.verify', async (scope, { id }: { id: number }) =>
  toSupplier(await verify(scope, id, 'supplier')),
)

async function verify(scope: WriteScope, id: number, role?: 'supplier') {
  const { tx, rows, emit } = scope
  const before = await findAccount(rows, id, role)
  if (before.role === 'admin') throw new Problem('not_found', 'There is no such customer or supplier')

  const verified = await tx.user.updateMany({ where: { id, verified: false }, data: { verified: true } })
  if (!verified.count) throw new Problem('conflict', 'This account is verified already')

  emit('account.verified', aboutAccount(before))
  if (before.role === 'customer') await releaseInquiries(scope, id)
  return { ...before, verified: true }
}

/** Releases the inquiries that waited for their customer's verification: suppliers see them from now on. */
async function releaseInquiries({ rows, emit }: WriteScope, customerId: number) {
  const held = await rows<Omit<Events['inquiry.released'], 'customerId'> & { masked: MaskedTexts }>(sql`
    SELECT i.id AS "inquiryId", i.project_name AS "projectName", p.name AS "processName", i.quantity,
      i.target_date AS "targetDate", i.masked
    FROM inquiries i LEFT JOIN processes p ON p.id = i.process_id
    WHERE i.customer_id = ${customerId} AND i.status IN ('new', 'processing') ORDER BY i.id`)
  for (const { masked, ...inquiry } of held) emit('inquiry.released', { ...inquiry, customerId, ...crossing(masked) })
}
