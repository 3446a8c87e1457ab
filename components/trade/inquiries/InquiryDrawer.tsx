'use client'

import type { ReactNode } from 'react'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import type { Role } from '@/lib/contract/people/account'
import type { InquiryDetail } from '@/lib/contract/trade/inquiries'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { InquiryChip } from './InquiryChip'

type Props = {
  /** The name of its id in the address. */
  param: string
  /** What else of the address ends with it. */
  closes: readonly string[]
  wide?: boolean
  /** Whose words its state has. */
  role?: Role
  /** The message when the inquiry is missing, or hidden from this reader. */
  gone: string
  foot: (inquiry: InquiryDetail, onClose: () => void) => ReactNode
  children: (inquiry: InquiryDetail) => ReactNode
}

/** The drawer of an inquiry; the role's screen gives the content. */
export function InquiryDrawer({ param, closes, wide, role, gone, foot, children }: Props) {
  const record = useRecord(param, 'GET /api/inquiries/{id}', { closes })
  return (
    <RecordDrawer
      wide={wide}
      record={record}
      noun="inquiry"
      idOf={(id) => displayId('inquiry', id)}
      label={({ revision }) => revision > 1 && ` · Revision ${bidderLetter(revision)}`}
      tab={({ id, projectName }) => `${displayId('inquiry', id)} ${projectName}`}
      title={({ projectName }) => projectName}
      untitled="Inquiry"
      status={(inquiry) => <InquiryChip inquiry={inquiry} role={role} size="medium" />}
      foot={(inquiry) => foot(inquiry, record.close)}
      gone={gone}
    >
      {children}
    </RecordDrawer>
  )
}
