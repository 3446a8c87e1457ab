import type { AuditEntry } from '@/lib/contract/desk/audit'

/** The changes of company details after the last verification; `entries` of one account, the newest first. */
export function sinceVerified<E extends Pick<AuditEntry, 'kind'>>(entries: readonly E[]): E[] {
  const verified = entries.findIndex(({ kind }) => kind === 'account.verified' || kind === 'account.rechecked')
  const since = verified < 0 ? entries : entries.slice(0, verified)
  return since.filter(({ kind }) => kind === 'account.identityChanged')
}
