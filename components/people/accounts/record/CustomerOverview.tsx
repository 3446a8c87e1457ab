'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Grid } from '@/components/ui/layout/Grid'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { Customer } from '@/lib/contract/people/account'
import { count, money } from '@/lib/terms/format'
import { onTimeShare, ordersIn } from './on-time'

/** What a customer orders, owes and has spent, before how to reach it. */
export function CustomerOverview({ customer: { id, companyName } }: { customer: Customer }) {
  const { data: record, error, mutate } = useApi('GET /api/customers/{id}/record', { id })
  const { data: owed } = useApi('GET /api/receivables', { company: id })
  const { data: spent } = useApi('GET /api/payments', { company: id })
  if (error && !record)
    return <ErrorState title="Couldn’t load the customer’s record" problem={error} onRetry={() => void mutate()} />
  if (!record || !owed || !spent) return <Bone height={132} />
  const { active, issues, completed, dated, onTime } = record.orders
  const { openPaise, overduePaise } = owed
  return (
    <Section
      plain
      title="Overview"
      actions={
        <LinkButton
          size="small"
          href={`/admin/workorders?customerId=${id}`}
          aria-label={`Work orders of ${companyName}`}
        >
          Work orders
        </LinkButton>
      }
    >
      <Grid least="148px" gap="large">
        <Fact label="Orders" value={count(active + issues + completed)}>
          {ordersIn(record.orders)}
        </Fact>
        <Fact label="Open invoices" value={money(openPaise / 100)} tone={overduePaise > 0 ? 'error' : undefined}>
          {overduePaise > 0
            ? `${money(overduePaise / 100)} overdue`
            : openPaise > 0
              ? 'Nothing overdue'
              : 'Nothing due'}
        </Fact>
        <Fact label="Ordered" value={money(spent.total.amount)}>
          {spent.total.amount > 0 ? `${money(spent.paid.amount)} paid` : 'No priced order'}
        </Fact>
        <Fact label="Delivered on time" value={onTimeShare(record.orders) ?? '—'}>
          {dated ? `${count(onTime)} of ${count(dated)} orders` : completed ? 'No due dates' : 'Nothing completed yet'}
        </Fact>
        <Fact label="Last active" value={record.lastActiveAt ? <RelativeTime value={record.lastActiveAt} /> : '—'}>
          {record.inquiries === 1 ? '1 inquiry' : `${count(record.inquiries)} inquiries`}
        </Fact>
      </Grid>
    </Section>
  )
}

type FactProps = { label: string; value: ReactNode; tone?: 'error'; children: ReactNode }

const Fact = ({ label, value, tone, children }: FactProps) => (
  <Stack gap="hair">
    <Text size="small" tone="secondary">
      {label}
    </Text>
    <Text size="lead" weight="strong" figures>
      {value}
    </Text>
    <Text size="small" tone={tone ?? 'secondary'} figures>
      {children}
    </Text>
  </Stack>
)
