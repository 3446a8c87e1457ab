import type { Input } from '../../contract/core/endpoint'
import type { inquiries } from '../../contract/inquiries'
import { invalid } from '../../contract/core/problem'
import { sql, type Rows } from '../../infra/db/db'
import { attachFiles } from '../files/attached-files'
import { command } from '../core/verb'
import { guardTexts } from '../reviews/guard-texts'
import { deliveryTo } from './delivery-to'
import { aboutInquiry, findInquiry, toInquiry } from './inquiry'

/** A customer asks for parts. Until the customer is verified, or checked again, the inquiry is held: suppliers don't see it. */
export const submitInquiry = command('inquiry.submit', async (scope, input: Input<typeof inquiries.submit>) => {
  const { viewer, tx, rows, emit } = scope
  const { files, processId, addressId, ...fields } = input
  const { projectName, description, material, specialRequirements, partNumber, drawingRevision } = fields
  if (processId && !(await tx.process.findFirst({ where: { id: processId, status: 'approved' } })))
    throw invalid('processId', 'This manufacturing process is not available')
  const delivery = addressId ? await deliveryTo(scope, addressId) : undefined

  // Waits for a concurrent verification, whose release would otherwise miss this inquiry.
  const heldForRecheck = (!viewer.verified || viewer.recheck) && (await isToBeRechecked(rows, viewer.id))
  const { id } = await tx.inquiry.create({
    data: { ...fields, processId, delivery, customerId: viewer.id, heldForRecheck },
  })
  await guardTexts(scope, {
    ...{ entityType: 'inquiry', entityId: id, readers: ['supplier'], parties: [viewer.id] },
    texts: { projectName, description, material, specialRequirements, partNumber, drawingRevision },
  })
  await attachFiles(scope, { inquiryId: id }, 'inquiry', files ?? [])

  const inquiry = await findInquiry(scope, id)
  const { processName, held, quantity, targetDate } = inquiry
  emit('inquiry.submitted', {
    ...aboutInquiry(inquiry),
    processName,
    quantity,
    targetDate,
    held,
    from: null,
    to: 'new',
  })
  return toInquiry(inquiry, viewer)
})

async function isToBeRechecked(rows: Rows, customerId: number): Promise<boolean> {
  const [customer] = await rows<{ recheck: boolean }>(sql`SELECT recheck FROM users WHERE id = ${customerId} FOR SHARE`)
  return customer!.recheck
}
