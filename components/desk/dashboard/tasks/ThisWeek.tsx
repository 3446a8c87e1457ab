import Link from 'next/link'
import buttons from '@/components/ui/controls/buttons.module.css'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Section } from '@/components/ui/layout/Section'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import type { Role } from '@/lib/contract/people/account'
import type { DueOrders } from '@/lib/contract/desk/dashboard'
import { pictureOfPart } from '@/lib/contract/pictures'
import { figure } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
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
            <Link href={href} prefetch={false} className={`${buttons.row} ${text.small} ${text.secondary} ${css.day}`}>
              <Text
                as="strong"
                size="section"
                weight="strong"
                tone={day === 'late' && count > 0 ? 'error' : 'primary'}
                figures
              >
                {figure(count)}
              </Text>{' '}
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {due.orders.length ? (
        <Stack as="ul" ruled="bare" aria-label="Orders due this week">
          {due.orders.map((order) => (
            <li key={order.id}>
              <Link href={`${list}?id=${order.id}`} prefetch={false} className={`${buttons.row} ${css.order}`}>
                <Row as="span" gap="medium">
                  <PartPicture src={pictureOfPart(order)} process={order.processName} />
                  <Stack as="span" grow>
                    <Text weight="strong" cut={1}>
                      {order.projectName ?? order.machineName ?? 'Without an inquiry'}
                    </Text>
                    <Text size="small" tone="secondary">
                      <EntityId>{orderId(role, order.id)}</EntityId>
                    </Text>
                  </Stack>
                  <Text size="small">
                    <FormattedDate value={order.dueDate} empty="Not specified" due />
                  </Text>
                </Row>
              </Link>
            </li>
          ))}
        </Stack>
      ) : (
        <Text as="p" tone="secondary" className={css.none}>
          Nothing is late or due within seven days.
        </Text>
      )}
    </Section>
  )
}
