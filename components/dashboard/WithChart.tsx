import type { ReactNode } from 'react'
import { Columns } from '@/components/ui/layout/Page'
import type { WorkorderStatus } from '@/lib/contract/workorders'
import css from './Dashboards.module.css'
import { OrdersByStatus } from './OrdersByStatus'

type Props = {
  title?: string
  orders: Partial<Record<WorkorderStatus, number>>
  children: ReactNode
  /** Below the chart. */ more?: ReactNode
}

/** The tables with the chart beside them; while there is no order to count, the tables alone. */
export function WithChart({ title, orders, children, more }: Props) {
  if (!Object.values(orders).some(Boolean)) return <Columns>{children}</Columns>
  return (
    <div className={css.withChart}>
      <div className={css.stack}>{children}</div>
      <div className={css.stack}>
        <OrdersByStatus title={title} orders={orders} />
        {more}
      </div>
    </div>
  )
}
