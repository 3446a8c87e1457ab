'use client'

import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { payables } from './bills-list'

/** What suppliers have billed: what is to be decided or paid first. */
export default function PayablesTab() {
  return <ListParts list={useList(payables)} />
}
