'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { KeptFilesField } from '@/components/ui/form/KeptFilesField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Text } from '@/components/ui/layout/Text'
import { send, useApi } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { quotationsOn } from '../../quotations/query'
import type { InquiryControl } from '../inquiry-control'
import { InquiryFields } from '../InquiryFields'
import css from '../inquiries.module.css'
import { changedIn, written } from './changed'

type Props = {
  /** The inquiry. */
  id: number
  /** The account whose draft is kept. */
  viewerId: number
  maxMb: number
}

/** What its customer decides here: whether this is what suppliers shall quote on from now on. */
export function ReviseInquiry({ id, ...props }: Props) {
  const { data: inquiry, error } = useApi('GET /api/inquiries/{id}', { id }, { keepPreviousData: false })
  const addresses = useApi('GET /api/addresses', {})
  if (error?.code === 'not_found') return <p>It doesn’t exist, or you don’t have access to it.</p>
  if (!inquiry || addresses.isLoading) return <Bone height={420} />
  return <Revision key={inquiry.revision} inquiry={inquiry} addresses={addresses.data ?? []} {...props} />
}

function Revision({
  inquiry,
  addresses,
  viewerId,
  maxMb,
}: Omit<Props, 'id'> & { inquiry: Inquiry; addresses: readonly Address[] }) {
  const { id, revision } = inquiry
  const { go, going } = useNavigateWithToast()
  const [block, setBlock] = useState<string | null>(null)
  const name = displayId('inquiry', id)
  const back = `/customer/my-inquiries?id=${id}`
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then((contract) => contract.ReviseForm),
    defaults: { ...written(inquiry, addresses), files: [], remove: [], note: '' },
    draftKey: `revision-${viewerId}-${id}-${revision}`,
    submit: ({ files, remove, note, ...fields }) =>
      send('PATCH /api/inquiries/{id}', { id, ...changedIn(inquiry, fields), files: { add: files, remove }, note }),
    onDone: (revised) => {
      const text = `Suppliers that quoted are asked to confirm their quotations.`
      go(back, { title: `${name} is now revision ${bidderLetter(revised.revision)}`, text })
    },
    failTitle: 'The inquiry is not revised',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  // It has these fields, and more.
  const fields = control as unknown as InquiryControl

  return (
    <Form {...contract} columns label="Revision">
      <Asked inquiry={inquiry} />
      <InquiryFields control={fields} addresses={addresses} maxMb={maxMb} onBlock={setBlock} revised>
        <KeptFilesField
          control={control}
          name="remove"
          label="Current files"
          files={inquiry.files.filter(({ untilRevision }) => !untilRevision)}
        />
      </InquiryFields>
      <FormWide>
        <TextField
          control={control}
          name="note"
          label="Note to suppliers"
          help="Why it changed, or what to look at. Without contact details."
          maxLength={1000}
          multiline
        />
      </FormWide>
      <FormWide>
        <FormActions>
          <Text role="status" size="small" tone="secondary" className={css.waiting}>
            {block}
          </Text>
          <LinkButton href={back}>Cancel</LinkButton>
          <SubmitButton busy={contract.busy || going} disabled={!!block}>
            Send revision {bidderLetter(revision + 1)}
          </SubmitButton>
        </FormActions>
      </FormWide>
    </Form>
  )
}

/** What the revision asks of suppliers. */
function Asked({ inquiry: { id, revision } }: { inquiry: Inquiry }) {
  const { data } = useApi('GET /api/quotations', quotationsOn(id))
  const open = data?.items.filter(({ status }) => status === 'pending' || status === 'sent').length ?? 0
  const letter = bidderLetter(revision + 1)
  return (
    <FormWide>
      <Notice title={`This becomes revision ${letter}`}>
        {open === 0
          ? `Revision ${bidderLetter(revision)} stays available, with its files.`
          : `You can accept ${open === 1 ? 'the open quotation' : `one of the ${open} open quotations`} once its supplier has confirmed it for revision ${letter}.`}
      </Notice>
    </FormWide>
  )
}
