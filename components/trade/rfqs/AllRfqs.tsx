'use client'

import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { adminRfqs } from './all-list'

/** The submitted requests of all customers, for admins. */
export const AllRfqs = () => <ListSection list={useList(adminRfqs)} />
