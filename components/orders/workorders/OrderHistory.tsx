'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { OrderDrawer } from './drawer/OrderDrawer'
import { completedIn, withinOptions } from './filters'
import { orderHistory } from './customer-lists'
import { OrderAgain } from './reorder/OrderAgain'
import { useOrderList } from './useOrderList'

/** What was made for the customer, the last completed first. */
export function OrderHistory() {
  const declared = useOrderList(orderHistory)
  const list = { ...declared, narrowed: [...completedIn(declared.address), ...declared.narrowed] }
  return (
    <ListScreen
      list={list}
      more={[completed]}
      emptyAction={
        <LinkButton variant="contained" href="/customer/orders">
          See active orders
        </LinkButton>
      }
    >
      <OrderDrawer
        role="customer"
        rows={list.rows}
        foot={(order) => (order.status === 'completed' ? <OrderAgain key={order.id} order={order} /> : null)}
      />
    </ListScreen>
  )
}

const completed = {
  label: 'Completed',
  params: ['within'],
  control: <FilterSelect label="Completed" param="within" options={withinOptions} />,
}
