'use client'

import { OthersRead } from '@/components/ui/data/OthersRead'
import { Columns3 } from 'lucide-react'
import Link from 'next/link'
import { idIn } from '@/components/ui/navigation/search-params'
import buttons from '@/components/ui/layout/buttons.module.css'
import { Notice } from '@/components/ui/feedback/Notice'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { DrawingReaders } from './DrawingReaders'
import { InquiryDrawer } from './InquiryDrawer'
import { InquiryFacts } from './InquiryFacts'
import { InquiryFiles } from './InquiryFiles'
import { InquiryHistory } from './InquiryHistory'

/** The customer's own inquiry that `?id=` names. */
export function OwnInquiryDrawer() {
  const address = useUrlState()
  const close = () => address.set({ id: null })
  return (
    <InquiryDrawer id={idIn(address.get('id'))} onClose={close} gone="It does not exist, or it is not yours to see.">
      {(inquiry) => (
        <>
          {inquiry.held && inquiry.status === 'new' && (
            <Notice tone="warning" title="Held until your account is verified">
              Suppliers see this inquiry as soon as an admin has verified you. There is nothing more to do.
            </Notice>
          )}
          {!!inquiry.quotationCount && (
            <Link href={`/customer/quotations?compare=${inquiry.id}`} className={buttons.way}>
              <Columns3 size={18} aria-hidden />
              {inquiry.quotationCount === 1 ? 'See its quotation' : `Compare its ${inquiry.quotationCount} quotations`}
            </Link>
          )}
          <InquiryFacts inquiry={inquiry} />
          <OthersRead readers="Suppliers" texts={inquiry.othersRead} />
          <InquiryFiles inquiry={inquiry} />
          <DrawingReaders inquiry={inquiry} />
          <InquiryHistory inquiry={inquiry} />
        </>
      )}
    </InquiryDrawer>
  )
}
