'use client'

import { useRef, useState } from 'react'
import { daysBefore } from '@/components/ui/data/day-spans'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { Text } from '@/components/ui/layout/Text'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Address } from '@/lib/contract/people/addresses'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { addressFor, carriedOver, empty, useInquiryAgain } from './carried-over'
import { eveningOf } from './quoting/evening'
import { InquiryFields } from './InquiryFields'
import css from './inquiries.module.css'

/** How many days suppliers have, unless the customer says otherwise. */
const QUOTE_DAYS = 7
const DASHBOARD = '/customer/dashboard'

type Props = {
  /** The account whose draft is kept. */
  viewerId: number
  /** The limit per file that is in force. */
  maxMb: number
}

/** The form by which a customer asks for parts; `?again=` carries an earlier inquiry over. */
export function SubmitInquiry(props: Props) {
  const again = useInquiryAgain()
  const addresses = useApi('GET /api/addresses', {})
  if (again === 'loading' || addresses.isLoading) return <Bone height={420} />
  return <InquiryForm key={again?.id ?? 'new'} again={again} addresses={addresses.data ?? []} {...props} />
}

function InquiryForm({
  viewerId,
  maxMb,
  again,
  addresses,
}: Props & { again: Inquiry | null; addresses: readonly Address[] }) {
  const { go, going } = useNavigateWithToast()
  const [block, setBlock] = useState<string | null>(null)
  const [until] = useState(() => daysBefore(Date.now(), -QUOTE_DAYS))
  const idempotencyKey = useRef<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then((contract) => contract.InquiryForm),
    defaults: {
      ...(again ? carriedOver(again) : { ...empty, files: [] }),
      addressId: addressFor(again, addresses),
      quoteBy: until,
      sealed: '',
    },
    draftKey: again ? `inquiry-${viewerId}-${again.id}` : `inquiry-${viewerId}`,
    submit: ({ quoteBy, ...values }) =>
      send(
        'POST /api/inquiries',
        { ...values, quoteBy: quoteBy && eveningOf(quoteBy) },
        { idempotencyKey: (idempotencyKey.current ??= newKey()) },
      ),
    onDone: ({ id }) => {
      const text = 'Your manufacturing inquiry has been submitted successfully.'
      const link = { href: `/customer/my-inquiries?id=${id}`, label: `Open ${displayId('inquiry', id)}` }
      go(DASHBOARD, { title: 'Inquiry Submitted', text, link })
    },
    failTitle: 'Submission Failed',
    failText: 'There was an error submitting your inquiry. Please try again.',
  })

  return (
    <Form {...contract} columns label="Inquiry">
      {again && (
        <FormWide>
          <Notice title={`Carried over from ${displayId('inquiry', again.id)}`}>
            {again.files.length ? 'Attach its files again, check the date, and submit.' : 'Check the date, and submit.'}
          </Notice>
        </FormWide>
      )}
      <InquiryFields control={contract.form.control} addresses={addresses} maxMb={maxMb} onBlock={setBlock} />
      <FormWide>
        <FormActions>
          <Text role="status" size="small" tone="secondary" className={css.waiting}>
            {block}
          </Text>
          <LinkButton href={DASHBOARD}>Cancel</LinkButton>
          <SubmitButton busy={contract.busy || going} disabled={!!block}>
            Submit Inquiry
          </SubmitButton>
        </FormActions>
      </FormWide>
    </Form>
  )
}
