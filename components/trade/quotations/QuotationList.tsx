'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { May } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import { quotationsOf } from './quotations-list'

/** The quotations that a role sees, under its tabs; a row opens in the drawer of `?id=`. */
export const QuotationList = ({ role }: { role: Role }) => (
  <ListSection
    list={useList(quotationsOf(role))}
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
