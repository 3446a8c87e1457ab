'use client'

import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { idIn } from '@/components/ui/filters/search-params'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { inquiryEnded } from '@/lib/rules/trade/flows/inquiry-flow'
import { QuestionList } from './QuestionList'

type Props = {
  /** What names the inquiry in the address. */
  param: 'id' | 'inquiry'
  /** Of an attachment. */
  maxMb: number
}

/** What was asked and answered about the inquiry that the address names. */
export function Questions({ param, maxMb }: Props) {
  const id = idIn(useUrlState().get(param))
  const { data: inquiry } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  return inquiry ? <OfInquiry key={inquiry.id} inquiry={inquiry} maxMb={maxMb} /> : null
}

function OfInquiry({ inquiry, maxMb }: { inquiry: Inquiry; maxMb: number }) {
  const { id, files, unread } = inquiry
  const may = useMay()
  const begins = may('question.ask') ? 'ask' : may('question.notice') ? 'notice' : null
  const starts = inquiryEnded.includes(inquiry.status) ? null : begins
  const empty =
    starts === 'ask' ? 'No questions yet. Ask before you quote; it can avoid a revision.' : 'No questions yet.'
  return <QuestionList about={{ noun: 'inquiry', id, files, unread }} starts={starts} empty={empty} maxMb={maxMb} />
}
