'use client'

import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { receivables } from './invoices-list'
import { OwedByAge } from './OwedByAge'

/** Invoices that are not paid, and what each customer owes by age. */
export default function ReceivablesTab() {
  return (
    <>
      <ListParts list={useList(receivables)} />
      <OwedByAge side="customers" />
    </>
  )
}
