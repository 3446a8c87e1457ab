import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'

type Owned = { id: number } & Record<string, unknown>
/** By the noun of a path: every thing's id, and whose it is, of the customers and of the suppliers. */
export type Whose = Awaited<ReturnType<typeof whoseIsWhat>>

export async function whoseIsWhat() {
  const bySupplier = { select: { id: true, supplierId: true } } as const
  const ofInquiry = { select: { customerId: true } } as const
  const owners = (things: Owned[]): ReadonlyMap<number, readonly unknown[]> =>
    new Map(things.map(({ id, inquiry, ...own }) => [id, [...Object.values(own), ...Object.values(inquiry ?? {})]]))
  return {
    inquiries: owners(await db().inquiry.findMany({ select: { id: true, customerId: true } })),
    passkeys: owners(await db().passkey.findMany({ select: { id: true, memberId: true } })),
    members: owners(await db().member.findMany({ select: { id: true, companyId: true } })),
    addresses: owners(await db().address.findMany({ select: { id: true, customerId: true } })),
    quotations: owners(await db().quotation.findMany({ select: { ...bySupplier.select, inquiry: ofInquiry } })),
    workorders: owners(await db().workOrder.findMany({ select: { ...bySupplier.select, inquiry: ofInquiry } })),
    floor: owners(await db().workOrder.findMany({ select: { ...bySupplier.select, inquiry: ofInquiry } })),
    lots: owners(await lotsOf()),
    reports: owners(await reportsOf()),
    certificates: owners(await certificatesOf()),
    problems: owners(await problemsOf()),
    invoices: owners(await db().taxDocument.findMany({ select: { id: true, partyId: true } })),
    receipts: owners(await db().receipt.findMany({ select: { id: true, customerId: true } })),
    machines: owners(await db().machine.findMany(bySupplier)),
    processes: owners(await db().process.findMany(bySupplier)),
    workorderrequests: owners(await db().workOrderRequest.findMany(bySupplier)),
    rates: owners(await db().rate.findMany({ select: { id: true } })),
    notes: owners(await db().note.findMany({ select: { id: true, authorId: true } })),
    questions: owners(await questionsOf()),
    questionmessages: owners(await messagesOf()),
    sessions: owners(await db().session.findMany({ select: { id: true, memberId: true } })),
    views: owners(await db().savedView.findMany({ select: { id: true, memberId: true } })),
    notifications: owners(await db().notification.findMany({ select: { id: true, memberId: true } })),
  }
}

/** A heat is its order's. */
async function lotsOf() {
  const order = { select: { supplierId: true, inquiry: { select: { customerId: true } } } } as const
  const found = await db().lot.findMany({ select: { id: true, workOrder: order } })
  return found.map(({ id, workOrder }) => ({ id, ...workOrder }))
}

/** A report is its order's. */
async function reportsOf() {
  const order = { select: { supplierId: true, inquiry: { select: { customerId: true } } } } as const
  const found = await db().report.findMany({ select: { id: true, workOrder: order } })
  return found.map(({ id, workOrder }) => ({ id, ...workOrder }))
}

/** A certificate is its order's. */
async function certificatesOf() {
  const order = { select: { supplierId: true, inquiry: { select: { customerId: true } } } } as const
  const found = await db().certificate.findMany({ select: { id: true, workOrder: order } })
  return found.map(({ id, workOrder }) => ({ id, ...workOrder }))
}

/** A problem is its order's. */
async function problemsOf() {
  const order = { select: { supplierId: true, inquiry: { select: { customerId: true } } } } as const
  const found = await db().orderProblem.findMany({ select: { id: true, workOrder: order } })
  return found.map(({ id, workOrder }) => ({ id, ...workOrder }))
}

/** Whoever reads a question: its supplier, the customer; of one with a shared answer, and of a notice, every supplier. */
async function questionsOf() {
  const found = await db().question.findMany({ include: { bidder: true, inquiry: true, messages: true } })
  const suppliers = await db().user.findMany({ where: { role: 'supplier' }, select: { id: true } })
  return found.map(({ id, bidder, inquiry, messages }) => {
    const isForAll = !bidder || messages.some(({ sharedQuestion }) => sharedQuestion !== null)
    return { id, ...[inquiry.customerId, bidder?.supplierId, ...(isForAll ? suppliers.map((one) => one.id) : [])] }
  })
}

async function messagesOf() {
  const questions = await questionsOf()
  const found = await db().questionMessage.findMany({ select: { id: true, questionId: true } })
  return found.map(({ id, questionId }) => ({ ...questions.find((one) => one.id === questionId)!, id }))
}

/** The noun of the things that a path names. */
export const nounIn = (path: string) => path.replace('/api/user/', '/api/').split('/')[2]!

/** Whether the thing in a path is somebody else's, who has no business with this viewer. */
export function isAnothers(
  whose: Whose,
  path: string,
  id: string | undefined,
  { id: company, member, role }: Viewer,
): boolean {
  const noun = nounIn(path)
  // Suppliers read the inquiries of every customer, to quote on them.
  if (id === undefined || role === 'admin' || (noun === 'inquiries' && role === 'supplier')) return false
  const owners = Object.hasOwn(whose, noun) ? whose[noun as keyof Whose] : undefined
  if (!owners) return Number(id) !== company
  const own = owners.get(Number(id))
  return !own?.includes(company) && !own?.includes(member.id)
}
