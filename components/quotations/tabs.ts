import type { Tab } from '@/components/ui/LinkTabs'
import type { Role } from '@/lib/contract/accounts'
import type { QuotationStatus } from '@/lib/contract/quotations'
import { quotationFlow } from '@/lib/rules/quotation-flow'

type Counts = Record<string, number> | null | undefined

const shown: readonly QuotationStatus[] = ['pending', 'accepted', 'rejected']
const shownToAdmins: readonly QuotationStatus[] = ['pending', 'sent', 'accepted', 'rejected']

/** The tabs of a role's quotations with their counts; what was sent outside the platform is the admin's business. */
export const tabsOf = (role: Role, counts: Counts): Tab[] => [
  { value: 'all', label: 'All', count: counts ? totalOf(counts) : undefined },
  ...(role === 'admin' ? shownToAdmins : shown).map((value) => ({
    value,
    label: quotationFlow.states[value].label,
    count: counts?.[value],
  })),
]

/** How many there are under all tabs. */
export const totalOf = (counts: Counts) => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)
