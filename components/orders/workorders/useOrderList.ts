'use client'

import { type List, useList } from '@/components/ui/screen/useList'
import { useUnsentMoves, withMoves } from './unsent-moves'

/** A list of work orders, whose rows show what was moved and is not sent yet. */
export function useOrderList(declared: List<'GET /api/workorders'>) {
  const list = useList(declared)
  const moves = useUnsentMoves()
  return { ...list, rows: list.rows.map((order) => withMoves(order, moves)) }
}
