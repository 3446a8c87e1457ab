import type { CompanyDocumentKind } from '../../../lib/contract/trade/company-documents'

export type DemoDocument = {
  of: string
  kind: CompanyDocumentKind
  number: string
  body?: string
  /** A file of the demo, without its ending. */
  file: string
  /** Days ago. */
  added: number
  /** The first and the last day, in days from today. */
  from: number
  to?: number
  then?: [day: number, to: 'checked' | 'rejected', reason?: string]
}

/** One document in each state, and one about to end. */
export const companyDocuments: DemoDocument[] = [
  {
    of: 'supplier',
    kind: 'iso_9001',
    number: 'QM 08 4471',
    body: 'TÜV India',
    file: 'certificate-iso-9001',
    added: 200.6,
    from: -420,
    to: 675,
    then: [199.4, 'checked'],
  },
  {
    of: 'supplier',
    kind: 'iatf_16949',
    number: '0412398',
    body: 'TÜV India',
    file: 'certificate-iatf-16949',
    added: 2.3,
    from: -30,
    to: 1065,
  },
  {
    of: 'supplier',
    kind: 'udyam',
    number: 'UDYAM-MH-26-0099123',
    file: 'certificate-udyam',
    added: 201.4,
    from: -900,
    then: [199.3, 'rejected', 'The scan can’t be read.'],
  },
  {
    of: 'kovai',
    kind: 'iso_9001',
    number: 'QM 08 5120',
    body: 'Bureau Veritas',
    file: 'certificate-iso-9001',
    added: 150.6,
    from: -1050,
    to: 41,
    then: [149.5, 'checked'],
  },
]
