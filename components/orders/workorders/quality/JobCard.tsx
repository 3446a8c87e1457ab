'use client'

import { useMay } from '@/lib/client/viewer'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isCancelled } from '@/lib/rules/orders/closure'
import { PaperButton } from './PaperButton'

/** The paper that goes with the parts through the shop, for makers: a whole sheet, or a quarter of it. */
export function JobCard({ order: { id, closure } }: { order: Pick<Workorder, 'id' | 'closure'> }) {
  const may = useMay()
  if (!may('card.get') || isCancelled({ closure })) return null
  return (
    <>
      <PaperButton call="GET /api/workorders/{id}/card" input={{ id, size: 'a4' }} label="Job card, A4">
        Job card
      </PaperButton>
      <PaperButton call="GET /api/workorders/{id}/card" input={{ id, size: 'a6' }} label="A6 job card">
        A6
      </PaperButton>
    </>
  )
}
