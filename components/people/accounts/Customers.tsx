'use client'

import type { ReactNode } from 'react'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { CustomerDrawer } from './CustomerDrawer'
import { customers } from './customers-list'

/** An admin finds a customer here, reads how to reach it and verifies it. */
export function Customers({ tax }: { /** What documents say of the open one. */ tax: ReactNode }) {
  const list = useList(customers)
  return (
    <ListScreen list={list}>
      <CustomerDrawer rows={list.listing?.items} tax={tax} />
    </ListScreen>
  )
}
