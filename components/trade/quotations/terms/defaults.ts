import type { Quotation } from '@/lib/contract/trade/quotations'
import { isoDay } from '@/lib/terms/format'

/** GST on job work and machined parts, mostly. */
const GST_PERCENT = '18'

/** The folded terms, empty. */
export const noTerms = {
  leadDays: '',
  breaks: [],
  tooling: '',
  freight: '',
  gstPercent: GST_PERCENT,
  hsn: '',
  paymentTerms: '',
  exclusions: '',
  machineId: '',
  hours: '',
  files: [],
}

const text = (value: number | string | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** The form as the quotation stands; a last day that is over becomes `until`. */
export const termsOf = (q: Quotation, until: string) => ({
  inquiryId: q.inquiryId,
  price: text(q.price),
  details: q.details ?? '',
  validUntil: q.expired || !q.validUntil ? until : isoDay(Date.parse(q.validUntil)),
  breaks: (q.breaks ?? []).map((line) => ({ minQuantity: text(line.minQuantity), unitPaise: text(line.unitPaise) })),
  leadDays: text(q.leadDays),
  tooling: text(q.tooling),
  freight: text(q.freight),
  gstPercent: text(q.gstPercent),
  hsn: text(q.hsn),
  paymentTerms: text(q.paymentTerms),
  exclusions: text(q.exclusions),
  machineId: text(q.machineId),
  hours: text(q.hours),
  files: [],
})
