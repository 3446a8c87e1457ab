import Link from 'next/link'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import type { Role } from '@/lib/contract/accounts/account'
import type { DueOrders } from '@/lib/contract/dashboard'
import { pictureOfPart } from '@/lib/contract/pictures'
import { figure } from '@/lib/rules/format'
import { orderId } from '@/lib/rules/nouns'
import { dueDays } from './due-days'
import css from './ThisWeek.module.css'

const lists = { customer: '/customer/orders', supplier: '/supplier/workorders', admin: '/admin/workorders' }

/** What is late and what is due within a week: counts by day, then the first orders. */
export function ThisWeek({ due, role }: { due: DueOrders; role: Role }) {
  const list = lists[role]
  return (
    <Section title="This week" flush>
      <ul className={css.days} aria-label="Due this week">
        {dueDays(due, list).map(({ day, label, count, href }) => (
          <li key={day}>
            <Link
              href={href}
              prefetch={false}
              className={css.day}
              data-late={(day === 'late' && count > 0) || undefined}
            >
              <strong>{figure(count)}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
      {due.orders.length ? (
        <ul className={css.orders} aria-label="Orders due this week">
          {due.orders.map((order) => (
            <li key={order.id}>
              <Link href={`${list}?id=${order.id}`} prefetch={false} className={css.order}>
                <PartPicture src={pictureOfPart(order)} />
                <span className={css.words}>
                  <span className={css.name}>{order.projectName ?? order.machineName ?? 'Without an inquiry'}</span>
                  <Text tone="secondary">
                    <EntityId>{orderId(role, order.id)}</EntityId>
                  </Text>
                </span>
                <FormattedDate value={order.dueDate} empty="Not specified" due />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>Nothing is late or due within seven days.</p>
      )}
    </Section>
  )
}
