import type { CompanyDocument } from '@/lib/contract/trade/company-documents'
import { count, date, daysUntil } from '@/lib/terms/format'

/** Days before the end from which the days that are left are counted. */
const SOON = 60

/** How long a document is valid, in words: 'Expired on 3 Nov 2026', 'Expires in 12 days'. */
export function validityWords({ validTo, expired }: Pick<CompanyDocument, 'validTo' | 'expired'>, now: number): string {
  if (!validTo) return 'No last day'
  if (expired) return `Expired on ${date(validTo)}`
  const days = daysUntil(validTo, now)
  if (days === 0) return 'Expires today'
  if (days > SOON) return `Valid until ${date(validTo)}`
  return `Expires in ${count(days)} ${days === 1 ? 'day' : 'days'}`
}
