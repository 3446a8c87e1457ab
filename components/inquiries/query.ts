import type { InquiryStatus } from '@/lib/contract/inquiries'
import { openToQuoting } from '@/lib/rules/inquiry-flow'

type Address = Record<string, string | undefined>

/** What a customer has submitted, newest first, a short page at a time. */
export const ownInquiries = ({ cursor }: Address) => ({ cursor, limit: 10 })

const sorts = ['id', 'targetDate', 'quantity']

/**
 * The inquiries open to quoting; `?inquiries=` picks one status out, with those that are held. They share the screen with
 * the quotations, so their page, search and order have names of their own.
 */
export const openInquiries = ({ page, find, order, inquiries }: Address) => ({
  ...statusOrOpen(openToQuoting.find((status) => status === inquiries)),
  q: find?.slice(0, 200),
  sort: sorts.includes(order?.replace(/^-/, '') ?? '') ? order : undefined,
  cursor: page,
  limit: 20,
})

const statusOrOpen = (status: InquiryStatus | undefined) => (status ? { status } : { open: 'true' as const })

/** The processes that a customer can choose from. */
export const processChoices = { limit: 500, sort: 'name' }
