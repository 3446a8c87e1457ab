'use client'

import { useSearchParams } from 'next/navigation'
import { daySpans } from '@/components/ui/data/day-spans'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useNow } from '@/components/ui/hooks/useNow'
import { Button } from '@/components/ui/controls/Button'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Section } from '@/components/ui/layout/Section'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { FilterChips, FilterSelect } from '@/components/ui/filters/Filters'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Pager } from '@/components/ui/list/Pager'
import { NoRows } from '@/components/ui/list/NoRows'
import toolbar from '@/components/ui/list/Toolbar.module.css'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'
import { NotificationLink } from './NotificationLink'
import css from './Notifications.module.css'
import { notificationsQuery } from './query'
import { topicName, topicOptions } from './topics'
import { useMarkRead } from './useNotifications'

/** A person catches up here: what is unread, or an older message of a topic or a day, each one leading to its thing. */
export function Notifications({ role }: { role: Role }) {
  const asked = notificationsQuery(Object.fromEntries(useSearchParams()))
  const { topic, from, to } = asked
  const { data, error, mutate, isLoading } = useApi('GET /api/notifications', asked)
  const { read, readAll } = useMarkRead()
  const narrowed = [
    ...(topic ? [{ param: 'topic', label: 'Topic', value: topicName(topic) }] : []),
    ...(from ? [{ param: 'from', label: 'From', value: date(from) }] : []),
    ...(to ? [{ param: 'to', label: 'To', value: date(to) }] : []),
  ]
  return (
    <Page>
      <PageHeader
        title="Notifications"
        count={data?.total}
        capped={data?.capped}
        actions={<Button onClick={readAll}>Mark all as read</Button>}
      />
      <LinkTabs
        label="Notifications"
        tabs={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread', count: data?.counts?.unread },
        ]}
        shallow
      />
      <div className={toolbar.bar}>
        <FilterFold inForce={narrowed.length}>
          <FilterSelect label="Topic" param="topic" options={topicOptions(role)} shallow />
          <FilterDates label="Received" from={from} to={to} spans={daySpans(useNow())} />
        </FilterFold>
      </div>
      <FilterChips filters={narrowed} />
      {error && !data ? (
        <ErrorState title="Couldn’t load the notifications" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={2} />
      ) : data.items.length ? (
        <Section flush>
          <ul aria-label="Notifications" aria-busy={isLoading} className={css.list}>
            {data.items.map((n) => (
              <li key={n.id}>
                <NotificationLink wide notification={n} onRead={() => !n.read && read(n.id)} />
              </li>
            ))}
          </ul>
        </Section>
      ) : asked.unread && !narrowed.length ? (
        <EmptyState art="sheet" title="Nothing unread" text="You’ve read all your notifications." />
      ) : (
        <NoRows
          title="No Notifications Found"
          filters={[...narrowed, ...(asked.unread ? [{ param: 'tab', label: 'Only', value: 'Unread' }] : [])]}
          text="We’ll tell you here when something changes in your orders, quotations or account."
        />
      )}
      {data && <Pager of="notifications" listing={data} />}
    </Page>
  )
}
