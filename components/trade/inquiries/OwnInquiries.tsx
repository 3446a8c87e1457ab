'use client'

import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Pager } from '@/components/ui/list/Pager'
import { Section } from '@/components/ui/layout/Section'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import css from './inquiries.module.css'
import { OwnInquiryLine } from './OwnInquiryLine'
import { ownInquiries } from './query'

/** What the customer has submitted so far, newest first; one opens in the drawer of `?id=`. */
export function OwnInquiries() {
  const address = useUrlState()
  const query = ownInquiries({ cursor: address.get('cursor') ?? undefined })
  const { data } = useApi('GET /api/inquiries', query)
  if (!data) return null
  return (
    <Section
      title="Your Inquiries"
      lead={data.total ? 'Newest first' : undefined}
      actions={data.total > 0 && <ExportButton list="inquiries" query={query} />}
      flush
    >
      {data.items.length ? (
        <Stack as="ul" ruled="bare" className={css.own}>
          {data.items.map((inquiry) => (
            <Own key={inquiry.id} inquiry={inquiry} />
          ))}
        </Stack>
      ) : (
        <EmptyState plain art="sheet" title="No inquiries yet" text="Your inquiries and quotations will appear here." />
      )}
      <Pager of="inquiries" listing={data} />
    </Section>
  )
}

function Own({ inquiry }: { inquiry: Inquiry }) {
  const address = useUrlState()
  const { id } = inquiry
  return (
    <li>
      <InPlaceLink
        to={{ id }}
        className={`${buttons.row} ${css.ownItem}`}
        aria-current={address.get('id') === String(id) || undefined}
      >
        <OwnInquiryLine inquiry={inquiry} />
      </InPlaceLink>
    </li>
  )
}
