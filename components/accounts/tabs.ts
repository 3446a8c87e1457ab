import { statusTabs } from '@/components/ui/navigation/status-tabs'

const states = { verified: { label: 'Verified' }, pending: { label: 'Pending' } }

/** All, Verified, Pending. */
export const verificationTabs = (counts: Record<string, number> | null | undefined) =>
  statusTabs(['verified', 'pending'], states, counts)

/** What a list of accounts is narrowed by, in words. */
export const asked = (q?: string, tab?: string, category?: string) =>
  [q && `“${q}”`, category, tab && verificationTabs(null).find(({ value }) => value === tab)?.label]
    .filter(Boolean)
    .join(', ') || 'this'
