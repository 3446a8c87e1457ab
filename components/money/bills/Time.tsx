'use client'

import { useNow } from '@/components/ui/hooks/useNow'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { Bill } from '@/lib/contract/money/bills'
import { timeOf } from './words'

/** Why a bill is where it is in the list: how long there is to pay, and what does not match. */
export function Time({ bill }: { bill: Bill }) {
  const { words, tone } = timeOf(bill, useNow())
  const isToCheck = bill.status === 'submitted' || bill.status === 'disputed'
  const misses = isToCheck ? bill.mismatches : []
  return (
    <Stack gap="hair">
      <Text weight="strong" tone={tone === 'danger' ? 'error' : undefined}>
        {words}
      </Text>
      {misses.length > 0 && (
        <Text size="small" tone="secondary">
          {misses[0]}
          {misses.length > 1 && `, and ${misses.length - 1} more`}
        </Text>
      )}
    </Stack>
  )
}
