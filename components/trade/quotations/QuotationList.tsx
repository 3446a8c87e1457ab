'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListSection } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { May } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import { quotations } from './quotation-list'

type Props = {
  role: Role
  /** Where the list isn't the page's only subject. */
  title?: string
}

/** The quotations that a role sees, under its tabs; a row opens in the drawer of `?id=`. */
export const QuotationList = ({ role, title }: Props) => (
  <ListSection
    list={useList(quotations[role])}
    title={title}
    emptyAction={
      role === 'customer' && (
        <May act="inquiry.submit">
          <LinkButton href="/customer/inquiries" variant="contained">
            Submit New Inquiry
          </LinkButton>
        </May>
      )
    }
  />
)
