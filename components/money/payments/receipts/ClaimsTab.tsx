'use client'

import { ListParts } from '@/components/ui/screen/ListParts'
import { useList } from '@/components/ui/screen/useList'
import { claims } from './claims-list'

/** Payments that customers claim, the oldest first, and what became of others. */
export const ClaimsTab = () => <ListParts list={useList(claims)} />
