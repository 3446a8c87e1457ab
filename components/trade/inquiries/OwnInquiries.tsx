'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { May } from '@/lib/client/viewer'
import { OwnInquiryDrawer } from './OwnInquiryDrawer'
import { customerInquiries } from './own-list'

/** The customer's inquiries, and the one that `?id=` names. */
export function OwnInquiries({ questions }: { /** What suppliers ask about it. */ questions: ReactNode }) {
  const list = useList(customerInquiries)
  const submit = (
    <May act="inquiry.submit">
      <LinkButton href="/customer/inquiries" variant="contained">
        Submit New Inquiry
      </LinkButton>
    </May>
  )
  return (
    <ListScreen list={list} action={submit} emptyAction={submit}>
      <OwnInquiryDrawer questions={questions} />
    </ListScreen>
  )
}
