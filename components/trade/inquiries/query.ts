import type { Role } from '@/lib/contract/people/account'
import type { InquiryStatus } from '@/lib/contract/trade/inquiries'
import { askedIn } from '@/lib/terms/filters/filter'
import { inquiryFilters } from '@/lib/terms/filters/inquiries'
import { inquiryFlow, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'

type Address = Record<string, string | undefined>

const sorts = ['id', 'targetDate', 'quantity', 'fits']

const sortIn = (order: string | undefined) => (sorts.includes(order?.replace(/^-/, '') ?? '') ? order : undefined)

/** The customer's newest inquiries. */
export const newestInquiries = { limit: 4 }

/** What a customer has submitted, newest first, the counts of its tabs with it. */
export const ownInquiries = ({ page, find, order, inquiries, ...address }: Address) => ({
  ...askedIn(inquiryFilters, address, 'customer'),
  status: inquiryFlow.find(inquiries),
  q: find?.slice(0, 200),
  sort: sortIn(order),
  cursor: page,
  counts: 'true' as const,
  limit: 50,
})

/**
 * The inquiries open to quoting; `?inquiries=` picks one status out, with those that are held, or
 * what they lack: `no-process`, `no-quotation`. For a supplier those that fit its processes come first. They share the screen with
 * the quotations, so their page, search and order have names of their own.
 */
export const openInquiries = ({ page, find, order, inquiries, ...address }: Address, role: Role) => ({
  // What is unread may be closed.
  ...(address.messages && role === 'supplier' ? {} : narrowed(inquiries)),
  ...askedIn(inquiryFilters, address, role),
  // A request of many lines is one row of its own; whoever looks for a line finds it here.
  ...(role === 'supplier' && !find && !address.messages && !address.mine && { single: 'true' as const }),
  q: find?.slice(0, 200),
  sort: sortIn(order) ?? (role === 'supplier' ? '-fits' : undefined),
  cursor: page,
  limit: 20,
})

function narrowed(inquiries: string | undefined): { status?: InquiryStatus; open?: 'true'; needs?: Needs } {
  const status = openToQuoting.find((one) => one === inquiries)
  if (status) return { status }
  const needs = inquiries === 'no-process' ? 'process' : inquiries === 'no-quotation' ? 'quotation' : undefined
  return { open: 'true', needs }
}
type Needs = 'process' | 'quotation'

/** The processes that a customer can choose from. */
export const processChoices = { limit: 500, sort: 'name' }

/** Suppliers name the same process each for themselves: one entry a name. */
export function onceEach(processes: readonly { id: number; name: string }[]) {
  const byName = new Map(processes.map((process) => [process.name.trim().toLowerCase(), process]))
  return [...byName.values()].map(({ id, name }) => ({ value: id, label: name }))
}
