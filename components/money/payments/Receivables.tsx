'use client'

import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import { OutstandingByAge } from './OutstandingByAge'

/** What is owed, on the dashboard: each bar leads to its orders in the ledger. */
export function Receivables({ now }: { now: number }) {
  const { data } = useApi('GET /api/dashboard/trends', {})
  if (data?.role !== 'admin') return null
  if (!Object.values(data.outstandingByAge).some(({ orders }) => orders))
    return (
      <Section title="Outstanding by age">
        <p>Every order with an amount is paid.</p>
      </Section>
    )
  return <OutstandingByAge byAge={data.outstandingByAge} now={now} hrefOf={inLedger} />
}

const inLedger = ({ from, ...open }: { payment: string; from: string | null; to: string }) =>
  `/admin/payments?${new URLSearchParams({ ...open, ...(from && { from }) })}`
