import type { Role } from '../../../contract/people/account'
import type { InquiryRevision } from '../../../contract/trade/inquiries'
import { deliveryWords } from '../../../rules/people/address'
import { wantedInWords } from '../../../rules/orders/documents'
import { fieldName } from '../../../rules/core/field-names'
import { count, date } from '../../../terms/format'
import { gstState } from '../../../terms/gstin'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { pick } from '../../core/visible-fields'
import type { InquiryRow } from '../inquiries/inquiry'

const fields = [
  'projectName',
  'description',
  'quantity',
  'material',
  'targetDate',
  'specialRequirements',
  'partNumber',
  'drawingRevision',
  'deliveryAddress',
  'requiredDocuments',
] as const satisfies (keyof InquiryRow)[]

/** What a revision keeps of an inquiry; those from before documents could be asked for have none. */
export type Content = Pick<InquiryRow, Exclude<(typeof fields)[number], 'requiredDocuments'>> &
  Partial<Pick<InquiryRow, 'requiredDocuments' | 'aql'>>

export const contentOf = (inquiry: InquiryRow): Content => pick(inquiry, [...fields, 'aql'])

/** What differs between two revisions, as text for a role; each with the masked texts that it had. */
export function changesBetween(
  before: { content: Content; masked: MaskedTexts },
  after: { content: Content; masked: MaskedTexts },
  role: Role,
): InquiryRevision['changes'] {
  const [old, now] = [shown(before.content, before.masked, role), shown(after.content, after.masked, role)]
  return fields.flatMap((field) => {
    const [from, to] = [old[field], now[field]]
    return from === to ? [] : [{ field, label: fieldName(field), from, to }]
  })
}

function shown(content: Content, masked: MaskedTexts, role: Role): Record<(typeof fields)[number], string | null> {
  const { deliveryAddress, quantity, targetDate, requiredDocuments = [], aql = null, ...texts } = content
  const deliveryState = deliveryAddress && gstState(deliveryAddress.stateCode)
  return {
    ...texts,
    ...textsFor(masked, role),
    quantity: count(quantity),
    targetDate: targetDate && date(targetDate),
    requiredDocuments: wantedInWords(requiredDocuments, aql) || null,
    deliveryAddress: role === 'supplier' ? deliveryState : deliveryWords({ deliveryAddress, deliveryState }),
  }
}
