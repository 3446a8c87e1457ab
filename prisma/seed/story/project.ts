import type { OrderChangeReason } from '../../../lib/contract/orders/order-change'
import type { IssuedKind } from '../../../lib/contract/money/invoices'
import type { DemoProblem } from '../problem-scenes'
import type { FileKind } from '../uploads'
import type { Aql, DocumentKind } from '../../../lib/contract/files/document-kinds'
import type { NoQuoteReason } from '../../../lib/contract/trade/bidders'
import type { InquiryStatus } from '../../../lib/contract/trade/inquiries'
import type { QuotationStatus } from '../../../lib/contract/trade/quotations'
import type { PaymentStatus, WorkorderStatus } from '../../../lib/contract/orders/workorders'

/** Days ago. */
type Day = number

export type DemoQuote = {
  by: string
  day: Day
  /** Rupees for the whole quantity. */
  price: number
  /** Days from the order to the delivery. */
  lead?: number
  details: string
  /** What the price holds: prices of a piece (rupees) from a quantity on, and the rest. */
  terms?: {
    lines: [from: number, rupees: number][]
    tooling?: number
    freight?: number
    hsn?: string
    paymentTerms?: string
    exclusions?: string
  }
  /** The customer asks for less. */
  asked?: { day: Day; price: number; note?: string }
  withdrawn?: { day: Day; reason: string }
  /** Its buyer, whose limit is lower, asks for approval; what it or its owner did then. */
  approval?: { day: Day; note?: string; then?: [Day, 'declined' | 'withdrawn', string?] }
  /** What its supplier wrote anew, or confirmed as it was, for the second revision of the inquiry. */
  again?: { day: Day; price?: number; lead?: number }
  /** The customer's order number, given with the acceptance. */
  po?: string
  /** The answers, each with its day. What follows from another acceptance isn't written here. */
  then?: [Day, Exclude<QuotationStatus, 'pending'>][]
}

/** A report of measured values. */
export type DemoReport = {
  day: Day
  /** When it was made final; without it the report is a draft. */
  final?: Day
  grid: [name: string, nominal: number | null, plus: number, minus: number, critical?: 'critical'][]
  /** The pieces that are measured so far; all of them in a final one. */
  measured?: number
  /** Where a piece is out of tolerance: the row of the grid, from 0, and the piece. */
  out?: [row: number, piece: number][]
}

/** A document that an admin issues for an order; `note` changes the invoice before it (INR, without GST). */
export type DemoDocument = {
  day: Day
  kind: IssuedKind
  note?: { amount: number; quantity: number; reason: string }
}

/** The report of the first article, and the customer's answer; an admin may do without one. */
export type DemoFirstArticle = {
  report?: DemoReport
  answer?: [Day, 'accepted'] | [Day, 'rejected' | 'waived', note: string]
}

export type DemoOrder = {
  day: Day
  machine?: string
  /** The request for work, by its machine, that this order answers. */
  request?: string
  /** Days from today; null: no due date was agreed. */
  due: number | null
  notes?: string
  /** When the supplier attached the inspection report. */
  inspected?: Day
  report?: DemoReport
  firstArticle?: DemoFirstArticle
  /** The heats of its material. */
  heats?: [Day, heat: string, mill: string, pieces: number][]
  /** When it added photos, and as which document. */
  photographed?: [Day, DocumentKind]
  /** When it issued the certificate of conformance. */
  certified?: Day
  steps?: [Day, WorkorderStatus, string?][]
  /** Pieces done, and the days from today when it is expected. */
  progress?: [Day, done: number, expected?: number][]
  paid?: [Day, PaymentStatus][]
  /** What the supplier was paid, from then on apart from what the customer paid. */
  paidToSupplier?: [Day, PaymentStatus][]
  documents?: DemoDocument[]
  /** What was wrong with it. */
  problem?: DemoProblem
  /** What its customer or its supplier asked about it, with the answers. */
  questions?: DemoOrderQuestion[]
  /** Another due date that a side asked for. */
  dates?: DemoDate[]
  /** A side asks to end it; nobody has answered. */
  endAsked?: DemoEnding & { by: 'customer' | 'supplier' }
  /** An admin cancelled it, or closed it short at the pieces that are made. */
  ended?: DemoEnding
  /** The customer orders the part again. */
  again?: { day: Day; quantity: number; note?: string }
}

/** `made`: it is closed short at so many pieces. Without them it is cancelled. */
export type DemoEnding = { day: Day; made?: number; reason: OrderChangeReason; note: string }

/** Due dates are days from today; the answer is the other side's, a withdrawal the asker's. */
export type DemoDate = {
  by: 'customer' | 'supplier'
  day: Day
  due: number
  reason: OrderChangeReason
  note?: string
  then?: [Day, 'approved' | 'declined' | 'withdrawn', string?]
}

export type DemoOrderQuestion = { by: string; day: Day; text: string; then?: { by: string; day: Day; text: string }[] }

/** What a supplier asks about an inquiry, or with `by` of its customer a notice; `then` are the answers. */
export type DemoQuestion = {
  by: string
  day: Day
  text: string
  /** The kind of file and the page that it points to. */
  pin?: [FileKind, page?: number]
  then?: {
    by: string
    day: Day
    text: string
    /** All suppliers read it with the question in these words. */ shared?: string
  }[]
}

/** One customer's wish, from the inquiry to the payment. */
export type DemoProject = {
  by: string
  name: string
  process: string
  description: string
  quantity: number
  material: string
  special?: string
  partNumber?: string
  drawingRevision?: string
  /** The name of the part's files, without the ending. */
  part?: string
  files?: FileKind[]
  day: Day
  /** Days from today. */
  target?: number
  /** What admins did with the inquiry by hand. */
  handled?: [Day, Extract<InquiryStatus, 'processing' | 'quoted' | 'rejected'>, string?][]
  questions?: DemoQuestion[]
  /** Days from today until which suppliers quote. */
  quoteBy?: number
  sealed?: true
  /** Suppliers accept the NDA before they open the drawings; those that did. */
  nda?: true
  ndaAccepted?: { by: string; day: Day }[]
  /** What the order has to prove. */
  requiredDocuments?: DocumentKind[]
  aql?: Aql
  /** Suppliers that said they would not quote. */
  declined?: { by: string; day: Day; reason: NoQuoteReason; note?: string }[]
  /** The suppliers that an admin invites to quote. */
  invited?: { day: Day; suppliers: string[] }[]
  /** What its customer changed after some days; the suppliers' answers stand with their quotations. */
  revised?: { day: Day; quantity?: number; material?: string; description?: string; note?: string }
  quotes?: DemoQuote[]
  order?: DemoOrder
}
