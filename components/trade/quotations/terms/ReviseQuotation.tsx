'use client'

import { useState, type ComponentProps } from 'react'
import { daysBefore } from '@/components/ui/data/day-spans'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Form, FormActions } from '@/components/ui/form/Form'
import { KeptFilesField } from '@/components/ui/form/KeptFilesField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { send } from '@/lib/client/api'
import type { QuotationDetail } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'
import { Attachments } from './Attachments'
import { termsOf } from './defaults'
import { QuotationFields } from './QuotationFields'

const VALID_DAYS = 30

type Props = { quotation: QuotationDetail; viewerId: number; maxMb: number }

/** Where a supplier writes its terms anew: the next version of its quotation. */
export default function ReviseQuotation({ quotation: q, viewerId, maxMb }: Props) {
  const address = useUrlState()
  const toast = useToast()
  const close = () => address.set({ revise: null })
  const [until] = useState(() => daysBefore(Date.now(), -VALID_DAYS))
  const [block, setBlock] = useState<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/quotations').then((contract) => contract.ReviseQuotationForm),
    defaults: { ...termsOf(q, until), remove: [] },
    draftKey: `revise-quotation-${viewerId}-${q.id}-${q.version}`,
    submit: ({ inquiryId: _, files, remove, ...terms }) =>
      send('PATCH /api/quotations/{id}', {
        id: q.id,
        ...terms,
        revision: q.inquiryRevision,
        files: { add: files, remove },
      }),
    onDone: ({ version }) => {
      toast({
        title: `${displayId('quotation', q.id)} is now v${version}`,
        text: 'The customer can see your new terms.',
      })
      close()
    },
    failTitle: 'Your quotation is not revised',
    failText: 'Please try again.',
  })
  const { control, setValue } = contract.form
  // It has these fields, and more.
  const fields = { control, setValue } as unknown as Pick<
    ComponentProps<typeof QuotationFields>,
    'control' | 'setValue'
  >
  return (
    <Section title={`Revise to v${q.version + 1}`}>
      <Form {...contract} opened columns label="Revised quotation">
        <QuotationFields
          {...fields}
          quantity={q.quantity}
          attachments={
            <>
              <KeptFilesField
                control={control}
                name="remove"
                label="Current attachments"
                files={q.files.filter(({ untilRevision }) => !untilRevision)}
              />
              <Attachments control={fields.control} maxMb={maxMb} onBlock={setBlock} />
            </>
          }
        />
        <FormActions>
          <span role="status">{block}</span>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton busy={contract.busy} disabled={!!block}>
            Send v{q.version + 1}
          </SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
