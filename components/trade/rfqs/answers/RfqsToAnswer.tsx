'use client'

import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { supplierRfqs } from './to-answer-list'

/** The requests for many parts that a supplier answers, a row each. Nothing where there is none. */
export function RfqsToAnswer() {
  const list = useList(supplierRfqs)
  return list.rows.length || list.error ? <ListSection list={list} /> : null
}
