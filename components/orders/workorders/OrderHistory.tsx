'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { FilterSelect } from '@/components/ui/filters/Filters'
import { FiltersOf } from '@/components/ui/screen/ListParts'
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
      filters={
        <>
          <FilterSelect label="Completed" param="within" options={withinOptions} />
          <FiltersOf list={orderHistory} />
        </>
      }
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
