import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import type { SupplierRecord } from '@/lib/contract/people/supplier-record'

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
      <Stack as="ul" ruled="small">
        {shown.map((one) => {
          const approval = approvalFlow.states['approvalStatus' in one ? one.approvalStatus : one.status]
          return (
            <Row as="li" gap="medium" align="start" key={one.id}>
              <Stack grow>
                <Text size="small" dir="auto">
                  {one.name}
                </Text>
                {'model' in one && (
                  <Text dir="auto" size="small" tone="secondary">
                    {[one.type, one.model, one.processName].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </Stack>
              <StatusChip tone={approval.tone} label={approval.label} />
            </Row>
          )
        })}
      </Stack>
      {items.length > shown.length && (
        <Text as="p" size="small" tone="secondary">
          and {items.length - shown.length} more
        </Text>
      )}
    </>
  )
}
