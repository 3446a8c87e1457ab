import { statusTabs } from '@/components/ui/status-tabs'

const states = { verified: { label: 'Verified' }, pending: { label: 'Pending' } }

/** All, Verified, Pending. */
export const verificationTabs = (counts: Record<string, number> | null | undefined) =>
  statusTabs(['verified', 'pending'], states, counts)
