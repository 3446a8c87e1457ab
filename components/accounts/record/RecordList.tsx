import { approvalFlow } from '@/lib/rules/flows/approval-flow'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Text } from '@/components/ui/layout/Text'
import type { SupplierRecord } from '@/lib/contract/accounts/supplier-record'
import css from './record.module.css'

type Item = SupplierRecord['machines'][number] | SupplierRecord['processes'][number]

const SHORT = 6

/** Machines or processes by name, what they are beneath, their approval to the right; the first six. */
export function RecordList({ items, none, all }: { items: readonly Item[]; none: string; all?: boolean }) {
  if (!items.length)
    return (
      <Text as="p" size="small" tone="secondary">
        {none}
      </Text>
    )
  const shown = all ? items : items.slice(0, SHORT)
  return (
    <>
      <ul className={css.list}>
        {shown.map((one) => {
          const approval = approvalFlow.states['approvalStatus' in one ? one.approvalStatus : one.status]
          return (
            <li key={one.id}>
              <span dir="auto">{one.name}</span>
              {'model' in one && (
                <Text dir="auto" tone="secondary" className={css.sub}>
                  {[one.type, one.model, one.processName].filter(Boolean).join(' · ')}
                </Text>
              )}
              <span className={css.state}>
                <StatusChip tone={approval.tone} label={approval.label} />
              </span>
            </li>
          )
        })}
      </ul>
      {items.length > shown.length && (
        <Text as="p" size="small" tone="secondary">
          and {items.length - shown.length} more
        </Text>
      )}
    </>
  )
}
