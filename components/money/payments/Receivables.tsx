'use client'

import { Section } from '@/components/ui/layout/Section'
import { useApi } from '@/lib/client/api'
import type { AdminTrends } from '@/lib/contract/desk/dashboard'
import { money, rupees } from '@/lib/terms/format'
import { OutstandingByAge } from './OutstandingByAge'

/** What is owed, on the dashboard: each bar leads to its orders in the ledger. */
export function Receivables() {
  const { data } = useApi('GET /api/dashboard/trends', {})
  if (data?.role !== 'admin') return null
  if (!Object.values(data.outstandingByAge).some(({ orders }) => orders))
    return (
      <Section title="Outstanding by age">
        <p>Every order with an amount is paid.</p>
      </Section>
    )
  return <OutstandingByAge sums={outstandingWords(data)} byAge={data.outstandingByAge} linkOf={inLedger} />
}

const outstandingWords = ({ openPaise, invoicedOpenPaise, byHand }: AdminTrends) =>
  `${rupees(openPaise)} outstanding incl. GST, ${rupees(invoicedOpenPaise)} of it invoiced. By hand ${money(byHand.amount)}, excl. GST.`

const inLedger = (open: Record<'payment' | 'age', string>) => ({
  href: `/admin/payments?${new URLSearchParams(open)}`,
})
