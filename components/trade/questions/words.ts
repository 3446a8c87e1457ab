import type { Role } from '@/lib/contract/people/account'
import type { Question, QuestionMessage } from '@/lib/contract/trade/questions'
import { offerName } from '@/lib/rules/trade/bidder-letter'
import { count } from '@/lib/terms/format'

/** What heads a question. */
export function headOf({ notice, own, workorderId, askedBy, bidder, supplierName }: Question): string {
  if (notice) return own ? 'Your notice to all suppliers' : 'Notice to all suppliers'
  if (own) return 'Your question'
  if (workorderId) return `${others[askedBy]} asks`
  if (!bidder) return 'Asked by another supplier'
  return supplierName ? `${offerName(bidder)}: ${supplierName}` : offerName(bidder)
}

const others: Record<Role, string> = { customer: 'Customer', supplier: 'Supplier', admin: 'Jobwork' }

/** Whose message it is; the supplier by its letter. */
export function authorOf({ own, authorRole, authorPerson }: QuestionMessage, question: Question): string {
  if (own) return authorPerson ?? 'You'
  const { bidder, workorderId } = question
  const side = authorRole === 'supplier' && bidder && !workorderId ? offerName(bidder) : others[authorRole]
  return authorPerson ? `${authorPerson}, ${side}` : side
}

/** What a question points to: the file, and the page or the point in it. */
export function pinWords({ fileName, page, point }: NonNullable<Question['pin']>): string {
  if (page) return `${fileName}, page ${page}`
  return point ? `${fileName} at ${point.map((mm) => count(Math.round(mm * 10) / 10)).join(', ')} mm` : fileName
}
