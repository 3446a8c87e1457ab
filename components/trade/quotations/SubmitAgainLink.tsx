'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { May } from '@/lib/client/viewer'
import type { Quotation } from '@/lib/contract/trade/quotations'

/** The way on from a price that has expired: the form of the same inquiry, filled in. */
export const SubmitAgainLink = ({ quotation: { inquiryId } }: { quotation: Pick<Quotation, 'inquiryId'> }) => (
  <May act="inquiry.submit">
    <LinkButton href={`/customer/inquiries?again=${inquiryId}`}>Submit the inquiry again</LinkButton>
  </May>
)
