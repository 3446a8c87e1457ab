import type { BulkAct } from '../contract/desk/bulk'
import type { Endpoint } from '../contract/core/endpoint'
import type { CallName } from '../contract/wire'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The limits of strangers and accounts. `RATE_LIMIT=off` lifts the counts of acts, connections and messages; limits that
 * protect the server's memory always hold.
 */
export const limits = {
  /** Sessions of one account. One more ends the one that was used longest ago. */
  sessions: 20,

  /** Of requests for many parts, of one customer. */
  rfqs: {
    /** Drafts at a time. */
    drafts: 20,
    /** Lines that are submitted in 24 hours. */
    lines: 1_000,
    /** The same before the customer is verified. */
    linesUnverified: 200,
    /** Prices of lines that a supplier writes in 24 hours. */
    prices: 2_000,
    /** Files of all lines together: one that several lines share counts for each. */
    files: 2_000,
    /** Characters of all cells of a draft. */
    characters: 800_000,
    /** Files of one line. */
    filesOfLine: 50,
  },

  /** Of the live channel. Each server process counts by itself, so with several of them the counts are per process. */
  live: {
    /** Messages of one connection in a second, pings too. One more cuts it off. */
    messages: 20,
    /** Connections of one account. */
    accountSockets: 20,
    /** Connections of one address. */
    addressSockets: 100,
    /** The largest message (bytes). */
    messageBytes: 16_384,
    /** Parts that one message may come in. */
    fragments: 16,
    /** Unread bytes after which a client is cut off. */
    unreadBytes: 65_536,
    /** Time for a client's `auth` (ms). */
    authMs: 10_000,
    /** How long a client may take to answer a close frame (ms). */
    closeMs: 2_000,
  },

  /** Of connections, in each server process. */
  http: {
    /** Open connections; further ones are closed at once. */
    connections: 10_000,
    /** Of one address. Not behind a trusted proxy, whose connections carry requests of many. */
    addressConnections: 500,
    /** A body must bring so many bytes, or its end, in each of these times (ms), or its connection is cut. */
    bodyBytes: 4_096,
    bodyMs: 120_000,
  },

  /** Attempts that count until their window has passed: `points` of them in `duration` (s). */
  attempts: {
    /** Failed sign-ins for one account. */
    account: { points: 5, duration: 15 * MINUTE },
    /** Failed sign-ins from one address. */
    address: { points: 20, duration: 15 * MINUTE },
    /** Failed sign-ins from one known device, which the two above don't count. */
    device: { points: 5, duration: 15 * MINUTE },
    /** Sign-ins of one account. */
    signIns: {
      points: 30,
      duration: 60 * MINUTE,
      refusal: 'This account has signed in too often within an hour.',
    },
    /** Right passwords that a second factor has to follow: of one account, or of one known device. */
    steps: { points: 30, duration: 60 * MINUTE, refusal: 'Too many sign-ins were begun and not completed.' },
    /** Wrong second factors for one step of a sign-in. Codes, recovery codes and passkeys are counted apart, here and below. */
    secondStep: { points: 5, duration: 15 * MINUTE },
    /** And for one person from one address. */
    secondAddress: { points: 5, duration: 15 * MINUTE },
    /** And for one person from anywhere, so that many addresses give no more. */
    secondPerson: { points: 20, duration: DAY },
    /** Wrong second factors from one known device, which the three above don't count. */
    secondDevice: { points: 5, duration: 15 * MINUTE },
    secondDeviceDay: { points: 20, duration: DAY },
    /** Wrong confirmations in one session: a stolen one keeps its owner out of nothing. */
    confirm: { points: 5, duration: 15 * MINUTE },
    confirmDay: { points: 20, duration: DAY },
    /** Wrong current passwords in one session. */
    current: { points: 5, duration: 15 * MINUTE },
    /** Links for a new password to one mailbox. */
    link: { points: 5, duration: 60 * MINUTE },
    /** And from one address. */
    links: { points: 30, duration: 60 * MINUTE },
    /** Changes of the email that an account asks for. */
    emailChange: { points: 5, duration: DAY },
    /** And those from one address. */
    emailChanges: { points: 20, duration: DAY },
    /** Changes to an email that is taken: the refusal reveals it. */
    emailTaken: { points: 5, duration: DAY },
    /** Mails to one mailbox that anybody can ask for: links for a password and for a new email. Further ones are dropped. */
    letters: { points: 6, duration: DAY },
    /** Notices of a change to one mailbox. Counted apart, so that asking for links can't use them up. */
    notices: { points: 6, duration: DAY },
    /** Notices of sign-ins from new devices to one mailbox. Counted apart, so that they can't use up those of a change. */
    newDevices: { points: 6, duration: DAY },
    /** Registrations from one address. */
    register: { points: 10, duration: 60 * MINUTE },
    /** Refused registrations and changes of email from one address: a refusal reveals a known email. */
    refused: { points: 20, duration: 60 * MINUTE },
  },
} as const

/** So many calls in `duration` (s), of one account or one address. */
export type Budget = {
  points: number
  duration: number
  per: 'account' | 'address'
  /** In the process: no statement for each call, and n processes allow n times as much. */
  counted: 'process' | 'database'
  /** The same path again within this time (s) counts once: a preview loads a file in parts. */
  repeats?: number
  /** The first sentence of the refusal; the second says when to try again. */
  refusal: string
}

/** What calls draw from. */
export const budgets = {
  calls: {
    points: 60_000,
    duration: 10 * MINUTE,
    per: 'address',
    counted: 'process',
    refusal: 'Too many requests come from your network.',
  },
  reads: {
    points: 6_000,
    duration: 10 * MINUTE,
    per: 'account',
    counted: 'process',
    refusal: 'Your account is sending too many requests.',
  },
  writes: {
    points: 1_200,
    duration: 10 * MINUTE,
    per: 'account',
    counted: 'process',
    refusal: 'Your account is making too many changes.',
  },
  visitorReads: {
    points: 3_000,
    duration: 10 * MINUTE,
    per: 'address',
    counted: 'process',
    refusal: 'Too many requests come from your network without signing in.',
  },
  visitorWrites: {
    points: 600,
    duration: 10 * MINUTE,
    per: 'address',
    counted: 'process',
    refusal: 'Too many requests come from your network without signing in.',
  },
  invitations: {
    points: 50,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for invitations.',
  },
  inquiries: {
    points: 200,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for inquiries.',
  },
  quotations: {
    points: 500,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for quotations.',
  },
  shipments: {
    points: 500,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for shipments.',
  },
  bills: {
    points: 200,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for bills.',
  },
  machines: {
    points: 100,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for new machines.',
  },
  processes: {
    points: 100,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for new processes.',
  },
  companyDocuments: {
    points: 100,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for documents of your company.',
  },
  requests: {
    points: 200,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for work order requests.',
  },
  notes: {
    points: 1_000,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You have written as many notes as one account may in a day.',
  },
  questions: {
    points: 30,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'Too many messages.',
  },
  notifications: {
    points: 3_000,
    duration: DAY,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the daily limit for changes that notify others.',
  },
  uploads: {
    points: 600,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the hourly limit for uploads.',
  },
  drawings: {
    points: 300,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    repeats: MINUTE,
    refusal: 'You’ve reached the hourly limit for downloads.',
  },
  pictures: {
    points: 3_000,
    duration: HOUR,
    per: 'account',
    counted: 'process',
    refusal: 'You’ve reached the hourly limit for thumbnails.',
  },
  papers: {
    points: 300,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the hourly limit for PDFs and dossiers.',
  },
  /** In milliseconds, charged when it is done: photos, copies without names, thumbnails, PDFs. */
  work: {
    points: 600_000,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'Reading files and drawing PDFs has taken as much time as one account may use in an hour.',
  },
  searches: {
    points: 1_200,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the hourly limit for searches.',
  },
  exports: {
    points: 60,
    duration: HOUR,
    per: 'account',
    counted: 'database',
    refusal: 'You’ve reached the hourly limit for exports.',
  },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets

/**
 * What a call draws from besides the general budgets of reads and writes. A read with a text search (`q`) draws from `searches`.
 * Sign-in, registration, passwords and emails have `limits.attempts` as well: lib/http/auth/rate-limits.ts.
 */
export const drawsFrom: Partial<Record<CallName, readonly BudgetName[]>> = {
  'PATCH /api/users/{id}': ['notifications'],
  'PATCH /api/users/{id}/reject': ['notifications'],
  'PATCH /api/users/{id}/changes': ['notifications'],
  'PATCH /api/users/{id}/suspend': ['notifications'],
  'PATCH /api/users/{id}/reinstate': ['notifications'],
  'POST /api/users/{id}/sessions/end': ['notifications'],
  'POST /api/inquiries': ['inquiries'],
  'POST /api/inquiries/{id}/copy': ['inquiries'],
  'POST /api/rfqs': ['inquiries'],
  'POST /api/parts/order-again': ['inquiries'],
  'POST /api/rfqs/{id}/submit': ['notifications'],
  'PATCH /api/rfqs/{id}/deadline': ['notifications'],
  'PATCH /api/rfqs/{id}/close': ['notifications'],
  'POST /api/rfqs/{id}/award': ['notifications'],
  'POST /api/rfqs/{id}/quotes': ['notifications'],
  'POST /api/rfqs/{id}/orders': ['notifications'],
  'POST /api/workorders/{id}/reorder': ['inquiries'],
  'POST /api/quotations': ['quotations'],
  'POST /api/machines': ['machines'],
  'POST /api/processes': ['processes'],
  'POST /api/company-documents': ['companyDocuments'],
  'POST /api/workorderrequests': ['requests'],
  'PATCH /api/inquiries/{id}/status': ['notifications'],
  'PATCH /api/inquiries/{id}': ['notifications'],
  'PATCH /api/inquiries/{id}/deadline': ['notifications'],
  'PATCH /api/inquiries/{id}/close': ['notifications'],
  'POST /api/inquiries/{id}/open': ['notifications'],
  'POST /api/inquiries/{id}/decline': ['notifications'],
  'POST /api/inquiries/{id}/invitations': ['notifications'],
  'PATCH /api/inquiries/{id}/process': ['notifications'],
  'PATCH /api/inquiries/{id}/owner': ['notifications'],
  'PATCH /api/quotations/{id}/status': ['notifications'],
  'PATCH /api/quotations/{id}': ['notifications'],
  'POST /api/quotations/{id}/reconfirm': ['notifications'],
  'POST /api/quotations/{id}/withdraw': ['notifications'],
  'POST /api/quotations/{id}/counter': ['notifications'],
  'POST /api/quotations/{id}/counter/decline': ['notifications'],
  'POST /api/quotations/{id}/requote': ['notifications'],
  'POST /api/approval-requests': ['notifications'],
  'POST /api/approval-requests/{id}/approve': ['notifications'],
  'POST /api/approval-requests/{id}/decline': ['notifications'],
  'PATCH /api/processes/{id}': ['notifications'],
  'PATCH /api/machines/{id}': ['notifications'],
  'PATCH /api/workorders/{id}/status': ['notifications'],
  'PATCH /api/workorders/{id}/progress': ['notifications'],
  'POST /api/workorders/{id}/acknowledge': ['notifications'],
  'PATCH /api/workorders/{id}/machine': ['notifications'],
  'POST /api/workorders/{id}/changes': ['notifications'],
  'POST /api/workorders/{id}/cancel': ['notifications'],
  'POST /api/workorders/{id}/close-short': ['notifications'],
  'PATCH /api/order-changes/{id}/approve': ['notifications'],
  'PATCH /api/order-changes/{id}/decline': ['notifications'],
  'PATCH /api/order-changes/{id}/withdraw': ['notifications'],
  'PATCH /api/workorders/{id}/documents': ['notifications'],
  'POST /api/workorders/{id}/documents/{kind}/waive': ['notifications'],
  'POST /api/workorders/{id}/documents/{kind}/restore': ['notifications'],
  'POST /api/workorders/{id}/first-article/accept': ['notifications'],
  'POST /api/workorders/{id}/first-article/reject': ['notifications'],
  'POST /api/workorders/{id}/certificates': ['notifications'],
  'POST /api/certificates/{id}/void': ['notifications'],
  'POST /api/workorders/{id}/problems': ['notifications'],
  'PATCH /api/problems/{id}/contain': ['notifications'],
  'PATCH /api/problems/{id}/decide': ['notifications'],
  'PATCH /api/problems/{id}/reject': ['notifications'],
  'PATCH /api/problems/{id}/solve': ['notifications'],
  'PATCH /api/problems/{id}/send-back': ['notifications'],
  'PATCH /api/problems/{id}/close': ['notifications'],
  'PATCH /api/problems/{id}/withdraw': ['notifications'],
  'PATCH /api/problems/{id}/reopen': ['notifications'],
  'PATCH /api/workorders/{id}/schedule': ['notifications'],
  'POST /api/shipments': ['shipments', 'notifications'],
  'PATCH /api/shipments/{id}/status': ['notifications'],
  'PATCH /api/shipments/{id}/receive': ['notifications'],
  'PATCH /api/shipments/{id}/lines/{lineId}': ['notifications'],
  'PATCH /api/workorders/{id}/payment': ['notifications'],
  'PATCH /api/workorders/{id}/payable': ['notifications'],
  'POST /api/bills': ['bills', 'notifications'],
  'POST /api/workorders/{id}/bills': ['bills', 'notifications'],
  'POST /api/workorders/{id}/bills/prepare': ['bills', 'notifications'],
  'PATCH /api/bills/{id}/status': ['notifications'],
  'PATCH /api/bills/{id}/objection': ['notifications'],
  'GET /api/bills/{id}/pdf': ['papers'],
  'POST /api/payouts': ['notifications'],
  'PATCH /api/payouts/{id}/status': ['notifications'],
  'POST /api/payouts/paste': ['notifications'],
  'GET /api/payouts/bank-file/{id}': ['exports'],
  'POST /api/receipts': ['notifications'],
  'POST /api/receipts/claims': ['notifications'],
  'PATCH /api/receipts/{id}/status': ['notifications'],
  'POST /api/receipts/{id}/allocations': ['notifications'],
  'PATCH /api/workorders/{id}/owner': ['notifications'],
  'POST /api/workorders': ['notifications'],
  'POST /api/suppliers': ['notifications'],
  'POST /api/members': ['invitations'],
  'POST /api/members/{id}/invite-again': ['invitations'],
  'PATCH /api/members/{id}': ['notifications'],
  'POST /api/members/{id}/remove': ['notifications'],
  'PATCH /api/messages/{id}/release': ['notifications'],
  'PATCH /api/messages/{id}/withhold': ['notifications'],
  'POST /api/inquiries/{id}/questions': ['questions'],
  'POST /api/inquiries/{id}/notices': ['questions'],
  'POST /api/questions/{id}/messages': ['questions'],
  'POST /api/workorders/{id}/questions': ['questions'],
  'PATCH /api/questionmessages/{id}/share': ['notifications'],
  'PATCH /api/questionmessages/{id}/withhold': ['notifications'],
  'POST /api/notes': ['notes'],
  'POST /api/files': ['uploads'],
  'GET /api/inquiries/{id}/files/{fileName}': ['drawings'],
  'GET /api/workorders/{id}/files/{fileName}': ['drawings'],
  'GET /api/questionmessages/{id}/files/{fileName}': ['drawings'],
  'GET /api/quotations/{id}/files/{fileName}': ['drawings'],
  'GET /api/inquiries/{id}/files/{fileName}/picture': ['pictures'],
  'GET /api/workorders/{id}/files/{fileName}/picture': ['pictures'],
  'GET /api/reports/{id}/pdf': ['papers'],
  'GET /api/certificates/{id}/pdf': ['papers'],
  'GET /api/workorders/{id}/dossier/pdf': ['papers'],
  'GET /api/workorders/{id}/dossier/zip': ['papers'],
  'GET /api/workorders/{id}/card': ['papers'],
  'POST /api/workorders/{id}/invoices': ['notifications'],
  'POST /api/invoices/batch': ['notifications'],
  'PATCH /api/invoices/{id}/irn': ['notifications'],
  'POST /api/invoices/irn': ['notifications'],
  'GET /api/invoices/{id}/pdf': ['papers'],
  'GET /api/search': ['searches'],
  'POST /api/exports': ['exports'],
  'GET /api/payments/export': ['exports'],
  'GET /api/statements': ['papers'],
  'GET /api/audit/export': ['exports'],
  'GET /api/returns/gstr1': ['exports'],
  'GET /api/returns/itc04': ['exports'],
  'GET /api/returns/tally': ['exports'],
  'GET /api/returns/deduction/export': ['exports'],
  'GET /api/returns/rule37/export': ['exports'],
  'GET /api/returns/msme1': ['exports'],
}

/** The single call of each act on many, whose budgets it draws from for each thing. */
export const bulkCalls: Record<BulkAct, CallName> = {
  'account.verify': 'PATCH /api/users/{id}/verify',
  'machine.approve': 'PATCH /api/machines/{id}/approve',
  'machine.reject': 'PATCH /api/machines/{id}/reject',
  'process.approve': 'PATCH /api/processes/{id}/approve',
  'process.reject': 'PATCH /api/processes/{id}/reject',
  'inquiry.process': 'PATCH /api/inquiries/{id}/process',
  'workorder.setPayment': 'PATCH /api/workorders/{id}/payment',
  'workorder.setPayable': 'PATCH /api/workorders/{id}/payable',
  'case.assign': 'PATCH /api/workorders/{id}/owner',
  'notification.read': 'PATCH /api/notifications/{id}/read',
}

/** Calls without any budget: a health check that is refused looks like an outage, and the description is written once. */
export const unlimited: readonly CallName[] = [
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/openapi.json',
]

/** The budgets of a call: of a visitor when nobody is signed in, with a text search when `q` is given. */
export function budgetsOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { isVisitor, q }: { isVisitor: boolean; q?: string | null },
): BudgetName[] {
  const name = `${method} ${path}` as CallName
  if (unlimited.includes(name)) return []
  const isRead = method === 'GET'
  if (isVisitor) return [isRead ? 'visitorReads' : 'visitorWrites']
  return [
    ...new Set<BudgetName>([
      isRead ? 'reads' : 'writes',
      ...(drawsFrom[name] ?? []),
      ...(isRead && q ? (['searches'] as const) : []),
    ]),
  ]
}
