import type { Role } from './roles'

type Noun = {
  /** In lists of several kinds: "Work orders". */
  plural: string
  /** In a sentence: "Open the order". */
  singular: string
  /** In front of its id: WO-0012. Without one it goes by its name. */
  idPrefix?: string
  /** The prefix that customers read instead. */
  customerIdPrefix?: string
  /** How its events begin (`account.verified`), and which of their fields holds its id. */
  event: { prefix: string; idField: string }
  /** Where it opens for each role: bell entries, mails, search and short links lead here. */
  links: Partial<Record<Role, (id: number) => string>>
}

/** The kinds of thing that something can happen to, one row each. The key is `entityType` on the wire. */
export const nouns = {
  inquiry: {
    plural: 'Inquiries',
    singular: 'inquiry',
    idPrefix: 'INQ',
    event: { prefix: 'inquiry', idField: 'inquiryId' },
    links: {
      customer: (id) => `/customer/my-inquiries?id=${id}`,
      supplier: (id) => `/supplier/quotations?inquiry=${id}`,
      admin: (id) => `/admin/quotations?inquiry=${id}`,
    },
  },
  rfq: {
    plural: 'Requests',
    singular: 'request',
    idPrefix: 'RFQ',
    event: { prefix: 'rfq', idField: 'rfqId' },
    links: {
      customer: (id) => `/customer/rfqs/${id}`,
      supplier: (id) => `/supplier/quotations?rfq=${id}`,
      admin: (id) => `/admin/quotations/requests/${id}`,
    },
  },
  question: {
    plural: 'Questions',
    singular: 'question',
    event: { prefix: 'question', idField: 'questionId' },
    // It stands in its inquiry: the page finds out in which.
    links: {
      customer: (id) => `/questions/${id}`,
      supplier: (id) => `/questions/${id}`,
      admin: (id) => `/questions/${id}`,
    },
  },
  quotation: {
    plural: 'Quotations',
    singular: 'quotation',
    idPrefix: 'QUOT',
    event: { prefix: 'quotation', idField: 'quotationId' },
    links: {
      customer: (id) => `/customer/quotations?id=${id}`,
      supplier: (id) => `/supplier/quotations?id=${id}`,
      admin: (id) => `/admin/quotations?id=${id}`,
    },
  },
  approvalrequest: {
    plural: 'Approval requests',
    singular: 'approval request',
    event: { prefix: 'approvalrequest', idField: 'approvalRequestId' },
    links: { customer: () => '/customer/approvals' },
  },
  workorder: {
    plural: 'Work orders',
    singular: 'order',
    idPrefix: 'WO',
    customerIdPrefix: 'ORD',
    event: { prefix: 'workorder', idField: 'workorderId' },
    links: {
      customer: (id) => `/customer/orders?id=${id}`,
      supplier: (id) => `/supplier/workorders?id=${id}`,
      admin: (id) => `/admin/workorders?id=${id}`,
    },
  },
  problem: {
    plural: 'Problems',
    singular: 'problem',
    idPrefix: 'PRB',
    event: { prefix: 'problem', idField: 'problemId' },
    // For the two sides it stands in its order: the page finds out in which.
    links: {
      customer: (id) => `/problems/${id}`,
      supplier: (id) => `/problems/${id}`,
      admin: (id) => `/admin/problems?id=${id}`,
    },
  },
  shipment: {
    plural: 'Shipments',
    singular: 'shipment',
    idPrefix: 'SHP',
    event: { prefix: 'shipment', idField: 'shipmentId' },
    links: {
      customer: (id) => `/customer/shipments?id=${id}`,
      supplier: (id) => `/supplier/shipments?id=${id}`,
      admin: (id) => `/admin/shipments?id=${id}`,
    },
  },
  invoice: {
    plural: 'Invoices',
    singular: 'invoice',
    event: { prefix: 'invoice', idField: 'invoiceId' },
    links: {
      customer: (id) => `/customer/payments?invoice=${id}`,
      admin: (id) => `/invoices/${id}`,
    },
  },
  bill: {
    plural: 'Bills',
    singular: 'bill',
    event: { prefix: 'bill', idField: 'billId' },
    links: {
      supplier: (id) => `/supplier/payments?bill=${id}`,
      admin: (id) => `/admin/payments?tab=payables&bill=${id}`,
    },
  },
  payout: {
    plural: 'Payouts',
    singular: 'payout',
    idPrefix: 'PAY',
    event: { prefix: 'payout', idField: 'payoutId' },
    links: {
      supplier: (id) => `/supplier/payments?payout=${id}`,
      admin: (id) => `/admin/payments?tab=payables&payout=${id}`,
    },
  },
  receipt: {
    plural: 'Receipts',
    singular: 'receipt',
    idPrefix: 'RCP',
    event: { prefix: 'receipt', idField: 'receiptId' },
    links: {
      customer: (id) => `/customer/payments?receipt=${id}`,
      admin: (id) => `/admin/payments?tab=claims&receipt=${id}`,
    },
  },
  machine: {
    plural: 'Machines',
    singular: 'machine',
    event: { prefix: 'machine', idField: 'machineId' },
    links: {
      supplier: (id) => `/supplier/machines?id=${id}`,
      admin: (id) => `/admin/approvals?tab=machines&id=${id}`,
    },
  },
  process: {
    plural: 'Processes',
    singular: 'process',
    event: { prefix: 'process', idField: 'processId' },
    links: { supplier: () => '/supplier/processes', admin: (id) => `/admin/approvals?tab=processes&id=${id}` },
  },
  companydocument: {
    plural: 'Company documents',
    singular: 'document',
    event: { prefix: 'companydocument', idField: 'companyDocumentId' },
    links: {
      supplier: () => '/supplier/profile?tab=documents',
      admin: (id) => `/admin/approvals?tab=documents&id=${id}`,
    },
  },
  workorderrequest: {
    plural: 'Work requests',
    singular: 'request',
    idPrefix: 'REQ',
    event: { prefix: 'workorderrequest', idField: 'requestId' },
    links: { supplier: () => '/supplier/workorders', admin: (id) => `/admin/dashboard?request=${id}` },
  },
  operator: {
    plural: 'Company profiles',
    singular: 'company profile',
    event: { prefix: 'operator', idField: 'operatorId' },
    links: { admin: () => '/admin/company' },
  },
  rate: {
    plural: 'Rates',
    singular: 'rate',
    event: { prefix: 'rate', idField: 'rateId' },
    links: { admin: () => '/admin/company?tab=rates' },
  },
  user: {
    plural: 'Accounts',
    singular: 'account',
    event: { prefix: 'account', idField: 'accountId' },
    links: {
      customer: () => '/customer/profile',
      supplier: () => '/supplier/profile',
      admin: (id) => `/admin/suppliers/${id}`,
    },
  },
} as const satisfies Record<string, Noun>

export type EntityType = keyof typeof nouns

/** The row of a noun, with the fields that only some have. */
export const nounOf = (type: EntityType): Noun => nouns[type]

/** The entity type that is so called; undefined for any other word. */
export const entityTypeCalled = (word: string | undefined): EntityType | undefined =>
  word !== undefined && Object.hasOwn(nouns, word) ? (word as EntityType) : undefined

/** Where a thing opens for a role. Null where the role has no such page. */
export const linkTo = (type: EntityType, id: number, role: Role): string | null =>
  nounOf(type).links[role]?.(id) ?? null

const padded = (id: number) => String(id).padStart(4, '0')

/** WO-0012, the id that people say to each other; "Machine 7" where a noun has no prefix. */
export function displayId(type: EntityType, id: number): string {
  const { idPrefix, singular } = nounOf(type)
  return idPrefix ? `${idPrefix}-${padded(id)}` : `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${id}`
}

/** A work order's id as this role knows it: customers read ORD-0012. */
export const orderId = (role: string, id: number): string =>
  role === 'customer' ? `${nouns.workorder.customerIdPrefix}-${padded(id)}` : displayId('workorder', id)

/** COC-0012-1: the first certificate of conformance of order 12, for all roles. */
export const certificateId = ({ workorderId, no }: { workorderId: number; no: number }): string =>
  `COC-${padded(workorderId)}-${no}`

/** The prefixes that a typed id of this noun may have, in lower case. */
export const idPrefixesOf = (type: EntityType): string[] => {
  const { idPrefix, customerIdPrefix } = nounOf(type)
  return [idPrefix, customerIdPrefix].flatMap((prefix) => (prefix ? [prefix.toLowerCase()] : []))
}
