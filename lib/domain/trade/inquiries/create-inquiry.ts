import type { DocumentKind } from '../../../contract/files/document-kinds'
import type { Prisma } from '../../../infra/prisma/client'
import { sql, type Rows } from '../../../infra/db/db'
import { usesAql } from '../../../rules/orders/documents'
import type { WriteScope } from '../../core/verb'
import { maskContactDetails } from '../../files/moderation/mask-contact-details'
import { keepPart } from '../parts/keep-part'
import { aboutInquiry, heldInquiry, inquiryFrom, type InquiryRow } from './inquiry'

type Data = Omit<
  Prisma.InquiryUncheckedCreateInput,
  'id' | 'customerId' | 'heldForRecheck' | 'requiredDocuments' | 'aql'
> &
  Documents
type Documents = { requiredDocuments?: readonly DocumentKind[] | null; aql?: string | null }

/** What is told of an inquiry when it is submitted. */
type Submitted = Pick<
  InquiryRow,
  'id' | 'projectName' | 'customerId' | 'masked' | 'processName' | 'quantity' | 'targetDate' | 'held'
>

/**
 * Writes an inquiry of the viewer, with its files. Until the customer is verified, or checked again, it is held:
 * suppliers don't see it.
 */
export async function createInquiry(
  scope: WriteScope,
  data: Data,
  attach: (inquiryId: number) => Promise<unknown>,
): Promise<Submitted> {
  const { viewer, tx, rows } = scope
  // Waits for a concurrent verification, whose release would otherwise miss this inquiry.
  const heldForRecheck = (!viewer.verified || viewer.recheck) && (await isToBeRechecked(rows, viewer.id))
  const { id } = await tx.inquiry.create({
    data: { ...data, ...documentsOf(data), customerId: viewer.id, heldForRecheck },
    select: { id: true },
  })
  const { projectName, description, material, specialRequirements, partNumber, drawingRevision } = data
  await maskContactDetails(scope, {
    entityType: 'inquiry',
    entityId: id,
    readers: ['supplier'],
    parties: [viewer.id],
    texts: { projectName, description, material, specialRequirements, partNumber, drawingRevision },
  })
  await keepPart(scope, { id, partNumber, partId: null })
  await attach(id)
  const [submitted] = await rows<Submitted>(sql`
    SELECT i.id, i.project_name AS "projectName", i.customer_id AS "customerId", i.masked, p.name AS "processName",
      i.quantity, i.target_date AS "targetDate", ${heldInquiry} AS held
    FROM ${inquiryFrom} WHERE i.id = ${id}`)
  return submitted!
}

/** A quality limit belongs to an inspection report. */
export const documentsOf = ({ requiredDocuments, aql }: Documents) => {
  const kinds = [...(requiredDocuments ?? [])]
  return { requiredDocuments: kinds, aql: usesAql(kinds) ? (aql ?? null) : null }
}

/** What the event of a submission keeps of an inquiry. */
export const aboutSubmitted = (inquiry: Submitted) => {
  const { processName, held, quantity, targetDate } = inquiry
  return { ...aboutInquiry(inquiry), processName, quantity, targetDate, held, from: null, to: 'new' as const }
}

async function isToBeRechecked(rows: Rows, customerId: number): Promise<boolean> {
  const [customer] = await rows<{ recheck: boolean }>(sql`SELECT recheck FROM users WHERE id = ${customerId} FOR SHARE`)
  return customer!.recheck
}
