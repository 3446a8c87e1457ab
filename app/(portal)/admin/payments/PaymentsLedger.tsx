'use client'

import { AdminOrderDrawer } from '@/components/desk/workorders/AdminOrderDrawer'
import { ledger } from '@/components/desk/workorders/ledger-list'
import { LedgerFigures } from '@/components/money/payments/LedgerFigures'
import { PaymentsTabs } from '@/components/money/payments/receipts/PaymentsTabs'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { OrderUpdate } from '@/components/orders/workorders/drawer/OrderUpdate'
import { ledgerFilters } from '@/components/orders/workorders/filters'
import { paymentsQuery } from '@/components/orders/workorders/query'
import { useOrderList } from '@/components/orders/workorders/useOrderList'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useApi } from '@/lib/client/api'
import { useLedgerFilters } from './useLedgerFilters'

/** Orders with their payments, last completed first; admins record what was paid. */
export function PaymentsLedger({ maxMb }: { maxMb: number }) {
  const declared = useOrderList(ledger)
  const { data: figures } = useApi('GET /api/payments', paymentsQuery(declared.address))
  const narrowed = [...declared.narrowed, ...ledgerFilters(declared.address, figures?.company)]
  const list = { ...declared, narrowed }
  const more = useLedgerFilters(list.address, figures?.company)
  return (
    <ListScreen
      list={list}
      count={figures?.total.orders}
      above={
        <>
          <PaymentsTabs />
          {figures && <LedgerFigures figures={figures} />}
        </>
      }
      more={more}
    >
      <AdminOrderDrawer rows={list.rows} />
      <ReceiptDrawer />
      <OrderUpdate role="admin" rows={list.rows} maxMb={maxMb} />
    </ListScreen>
  )
}
