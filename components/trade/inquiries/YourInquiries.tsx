'use client'

import Link from 'next/link'
import { Section } from '@/components/ui/layout/Section'
import buttons from '@/components/ui/controls/buttons.module.css'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import css from './inquiries.module.css'
import { OwnInquiryLine } from './OwnInquiryLine'
import { newestInquiries } from './query'

/** How the customer's newest inquiries stand, each a way to its drawer. Nothing without any. */
export function YourInquiries() {
  const { data } = useApi('GET /api/inquiries', newestInquiries)
  if (!data?.items.length) return null
  return (
    <Section
      title="Your Inquiries"
      flush
      actions={
        <LinkButton size="small" href="/customer/my-inquiries">
          View all
        </LinkButton>
      }
    >
      <Stack as="ul" ruled="bare">
        {data.items.map((inquiry) => (
          <li key={inquiry.id}>
            <Link
              prefetch={false}
              href={`/customer/my-inquiries?id=${inquiry.id}`}
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
