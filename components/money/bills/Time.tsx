'use client'

import { useNow } from '@/components/ui/hooks/useNow'
import { Text } from '@/components/ui/layout/Text'
import type { Bill } from '@/lib/contract/money/bills'
import { rupees } from '@/lib/terms/format'
import { timeOf } from './words'

/** Why a bill is where it is in the list: how long there is to pay, why it is disputed or what does not match, and its interest. */
export function Time({ bill }: { bill: Bill }) {
  const { words, tone } = timeOf(bill, useNow())
  const isToCheck = bill.status === 'submitted' || bill.status === 'disputed'
  const misses = isToCheck ? bill.mismatches : []
  const why = bill.status === 'disputed' ? [`Disputed: ${bill.note}`] : misses
  return (
    <>
      <Text as="p" weight="strong" tone={tone === 'danger' ? 'error' : undefined}>
        {words}
      </Text>
      {why.length > 0 && (
        <Text as="p" size="small" tone="secondary" cut={3}>
          {why[0]}
          {why.length > 1 && `, and ${why.length - 1} more`}
        </Text>
      )}
      {bill.interestPaise > 0 && (
        <Text as="p" size="small" tone="secondary">
          Interest {rupees(bill.interestPaise)}
        </Text>
      )}
    </>
  )
}
