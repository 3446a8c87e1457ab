'use client'

import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { InPlaceLink } from '@/components/ui/navigation/InPlaceLink'
import { EntityId } from '@/components/ui/data/EntityId'
import { Pager } from '@/components/ui/navigation/Pager'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Section } from '@/components/ui/layout/Section'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/inquiries'
import { pictureOf } from '@/lib/contract/pictures'
import { displayId } from '@/lib/rules/nouns'
import { InquiryChip } from './InquiryChip'
import css from './inquiries.module.css'
import { ownInquiries } from './query'

/** What the customer has submitted so far, newest first; one opens in the drawer of `?id=`. */
export function OwnInquiries() {
  const address = useUrlState()
  const { data } = useApi('GET /api/inquiries', ownInquiries({ cursor: address.get('cursor') ?? undefined }))
  if (!data) return null
  return (
    <Section title="Your Inquiries" lead={data.total ? 'What you have submitted so far' : undefined} flush>
      {data.items.length ? (
        <ul className={css.own}>
          {data.items.map((inquiry) => (
            <Own key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      ) : (
        <EmptyState plain art="sheet" title="No inquiries yet" text="Your inquiries and their quotations stand here." />
      )}
      <Pager of="inquiries" listing={data} />
    </Section>
  )
}

function Own({ inquiry }: { inquiry: Inquiry }) {
  const address = useUrlState()
  const { id, projectName, quotationCount: quotations = 0, createdAt } = inquiry
  const picture = pictureOf(inquiry)
  return (
    <li>
      <InPlaceLink to={{ id }} className={css.ownItem} aria-current={address.get('id') === String(id) || undefined}>
        {picture && <PartPicture src={picture} size={44} />}
        <strong dir="auto" title={projectName}>
          {projectName}
        </strong>
        <InquiryChip inquiry={inquiry} />
        <span className={css.ownMeta}>
          <EntityId>{displayId('inquiry', id)}</EntityId>
          <RelativeTime value={createdAt} />
          <span>{quotations === 1 ? '1 quotation' : `${quotations || 'No'} quotations`}</span>
        </span>
      </InPlaceLink>
    </li>
  )
}
