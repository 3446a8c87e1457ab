import type { List } from '@/components/ui/screen/useList'
import type { Role } from '@/lib/contract/people/account'
import { inquiryFilters } from '@/lib/terms/filters/inquiries'
import { openInquiries } from './query'

/** What the lists of inquiries open to quoting have in common. They stand above the quotations; one opens in the drawer of `?inquiry=`. */
export const openToQuotingAs = (role: Role) =>
  ({
    call: 'GET /api/inquiries',
    name: 'inquiries',
    role,
    query: (address) => openInquiries(address, role),
    second: true,
    params: { q: 'find', sort: 'order', cursor: 'page', id: 'inquiry' },
    rows: 'inquiries',
    search: { label: 'Search inquiries' },
    filters: inquiryFilters,
    opensAt: ({ id }) => ({ inquiry: id, quote: null }),
    failed: 'Couldn’t load the inquiries',
  }) satisfies Partial<List<'GET /api/inquiries'>>

/** The choice of `?inquiries=` as a filter in words. */
export function chosenIn(label: string, choices: readonly { value: string; label: string }[], value?: string) {
  const chosen = value ? choices.find((choice) => choice.value === value) : undefined
  return chosen ? [{ param: 'inquiries', label, value: chosen.label }] : []
}
