'use client'

import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { materialRegisters } from './materials-list'

/** Material and tools at suppliers: what is pending, and until when it is back. */
export default function MaterialRegister({ role }: { role: 'admin' | 'supplier' }) {
  return <ListParts list={useList(materialRegisters[role])} />
}
