import type { CompanyDocumentKind } from '../../contract/trade/company-documents'

/** What the kinds of a supplier's documents are called. */
export const companyDocumentLabels: Record<CompanyDocumentKind, string> = {
  iso_9001: 'ISO 9001',
  iatf_16949: 'IATF 16949',
  iso_14001: 'ISO 14001',
  as_9100: 'AS 9100',
  iso_13485: 'ISO 13485',
  gst_certificate: 'GST certificate',
  udyam: 'Udyam registration',
  nda: 'NDA',
  other: 'Other document',
}

/** How many days before the last day of a document its supplier is told, and on that day. */
export const DAYS_BEFORE_END = [60, 30, 0] as const
