'use client'

import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useApi } from '@/lib/client/api'
import { rupees } from '@/lib/terms/format'

/** What customers owe, what of it is overdue, and what is on account. The tab counts the claims. */
export function ReceivableFigures() {
  const { data } = useApi('GET /api/receivables', {})
  if (!data) return null
  const { openPaise, overduePaise, onAccountPaise } = data
  return (
    <StatStrip label="What customers owe">
      <Stat label="Open" value={rupees(openPaise)} hint="All invoices, due or not" />
      <Stat
        label="Overdue"
        tone={overduePaise ? 'danger' : undefined}
        value={rupees(overduePaise)}
        hint="Past the due date"
      />
      <Stat label="On account" value={rupees(onAccountPaise)} hint="Advances, not yet allocated" />
    </StatStrip>
  )
}
