'use client'

import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { useApi } from '@/lib/client/api'
import { rupees } from '@/lib/terms/format'

/** What a customer owes, what of it is overdue, and what is on account. */
export function OwnFigures() {
  const { data } = useApi('GET /api/receivables', {})
  if (!data) return null
  const { openPaise, overduePaise, onAccountPaise } = data
  return (
    <StatStrip label="What you owe">
      <Stat label="Open" value={rupees(openPaise)} hint="All your invoices, due or not" />
      <Stat
        label="Overdue"
        tone={overduePaise ? 'danger' : undefined}
        value={rupees(overduePaise)}
        hint={overduePaise ? 'Past the due date' : 'Nothing is late'}
      />
      <Stat label="On account" value={rupees(onAccountPaise)} hint="Advance, not yet allocated" />
    </StatStrip>
  )
}
