'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { May } from '@/lib/client/viewer'
import { customerRfqs } from './own-list'

/** The customer's requests for many parts. */
export function OwnRfqs() {
  const list = useList(customerRfqs)
  const begin = (
    <May act="rfq.add">
      <LinkButton href="/customer/rfqs/new" variant="contained">
        New request
      </LinkButton>
    </May>
  )
  return <ListScreen list={list} action={begin} emptyAction={begin} />
}
