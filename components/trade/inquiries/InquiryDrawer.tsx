'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { EntityId } from '@/components/ui/data/EntityId'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { InquiryDetail } from '@/lib/contract/trade/inquiries'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { InquiryChip } from './InquiryChip'

type Props = {
  id: number | null
  onClose: () => void
  wide?: boolean
  /** Whose words its state has. */
  role?: Role
  /** The message when the inquiry is missing, or hidden from this reader. */
  gone: string
  /** Instead of Close, once the inquiry is there. */
  foot?: (inquiry: InquiryDetail) => ReactNode
  children: (inquiry: InquiryDetail) => ReactNode
}

/** The drawer of an inquiry with its loading and missing states; the role's screen gives the content. */
export function InquiryDrawer({ id, onClose, wide, role, gone, foot, children }: Props) {
  const { data, error } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  useTabTitle(id && data ? `${displayId('inquiry', id)} ${data.projectName}` : null)
  return (
    <DetailDrawer
      wide={wide}
      open={id !== null}
      onClose={onClose}
      label={
        id && (
          <>
            <EntityId>{displayId('inquiry', id)}</EntityId>
            {data && data.revision > 1 && ` · Revision ${bidderLetter(data.revision)}`}
          </>
        )
      }
      title={data?.projectName ?? (error ? 'Inquiry not found' : 'Inquiry')}
      status={data && <InquiryChip inquiry={data} role={role} size="medium" />}
      foot={data && foot ? foot(data) : <Button onClick={onClose}>Close</Button>}
    >
      {data ? children(data) : error ? <p>{error.code === 'not_found' ? gone : error.message}</p> : <Loading />}
    </DetailDrawer>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading">
    <Bone height={180} />
    <Bone width="40%" />
    <Bone height={56} />
  </div>
)
