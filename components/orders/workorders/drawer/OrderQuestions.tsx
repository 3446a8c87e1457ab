'use client'

import { askOnOrder } from '@/components/trade/questions/kinds-of-start'
import { QuestionList } from '@/components/trade/questions/QuestionList'
import { useFileLimit } from '@/lib/client/file-limits'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import { isCancelled } from '@/lib/rules/orders/closure'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'

type Props = { order: WorkorderDetail; role: Role }

/** What was asked and answered about an order: its two sides and Jobwork read it. */
export default function OrderQuestions({ order, role }: Props) {
  const { id, drawings, unread } = order
  const may = useMay()
  const maxMb = useFileLimit('inquiry')
  const starts = may('question.askOnOrder') && !isCancelled(order) ? askOnOrder[role] : null
  return (
    <QuestionList
      key={id}
      about={{ noun: 'order', id, files: drawings, unread }}
      starts={starts}
      empty={starts ? empty[role] : 'No questions.'}
      maxMb={maxMb}
    />
  )
}

const empty: Record<Role, string> = {
  customer: 'No questions yet. Ask the supplier here: Jobwork passes it on without your name.',
  supplier: 'No questions yet. Ask the customer here: Jobwork passes it on without your name.',
  admin: 'No questions yet.',
}
