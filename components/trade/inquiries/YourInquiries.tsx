'use client'

import Link from 'next/link'
import { Section } from '@/components/ui/layout/Section'
import buttons from '@/components/ui/controls/buttons.module.css'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import css from './inquiries.module.css'
import { OwnInquiryLine } from './OwnInquiryLine'
import { ownInquiries } from './query'

const SHOWN = 4

/** For the dashboard: how the customer's newest inquiries stand, each a way to its drawer. Nothing without any. */
export function YourInquiries() {
  const { data } = useApi('GET /api/inquiries', ownInquiries({}))
  if (!data?.items.length) return null
  return (
    <Section
      title="Your Inquiries"
      flush
      actions={
        <LinkButton size="small" href="/customer/inquiries">
          View all
        </LinkButton>
      }
    >
      <Stack as="ul" ruled="bare" className={css.own}>
        {data.items.slice(0, SHOWN).map((inquiry) => (
          <li key={inquiry.id}>
            <Link
              prefetch={false}
              href={`/customer/inquiries?id=${inquiry.id}`}
              className={`${buttons.row} ${css.ownItem}`}
            >
              <OwnInquiryLine inquiry={inquiry} />
            </Link>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
