'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { daysBefore } from '@/components/ui/data/day-spans'
import { Notice } from '@/components/ui/feedback/Notice'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Quotation } from '@/lib/contract/trade/quotations'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { displayId } from '@/lib/terms/nouns'
import { Attachments } from './Attachments'
import { noTerms, termsOf } from './defaults'
import { QuotationFields } from './QuotationFields'

const VALID_DAYS = 30

type Props = { inquiry: Inquiry; last: Quotation | null; draftKey: string; maxMb: number }

/** The fields of a new quotation; `last` is what the same supplier offered for the order that is ordered again. */
export default function NewQuotation({ inquiry, last, draftKey, maxMb }: Props) {
  const address = useUrlState()
  const toast = useToast()
  const idempotencyKey = useRef<string | null>(null)
  const [until] = useState(() => daysBefore(Date.now(), -VALID_DAYS))
  const [block, setBlock] = useState<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/quotations').then((contract) => contract.QuotationForm),
    defaults: {
      ...noTerms,
      inquiryId: inquiry.id,
      revision: inquiry.revision,
      price: '',
      validUntil: until,
      details: `Quotation for ${inquiry.projectName}`,
      // Prices by quantity fit another quantity; one price doesn't.
      ...(last && { ...termsOf(last, until), inquiryId: inquiry.id, validUntil: until }),
      ...(last && !last.breaks && last.quantity !== inquiry.quantity && { price: '' }),
    },
    draftKey,
    submit: (values) => send('POST /api/quotations', values, { idempotencyKey: (idempotencyKey.current ??= newKey()) }),
    onDone: ({ id, projectName }) => {
      const text = `${displayId('quotation', id)} for “${projectName}” is with the customer.`
      toast({ title: 'Quotation Submitted', text })
      address.set({ inquiry: null, quote: null })
    },
    failTitle: 'Submission Failed',
    failText: 'Failed to submit quotation',
  })
  const { control, setValue } = contract.form

  return (
    <Form {...contract} opened columns label="Quotation">
      {inquiry.requiredDocuments.length > 0 && (
        <FormWide>
          <Notice title="Documents required">
            {wantedInWords(inquiry.requiredDocuments, inquiry.aql)}. Required before the order can be completed.
          </Notice>
        </FormWide>
      )}
      <QuotationFields
        control={control}
        setValue={setValue}
        quantity={inquiry.quantity}
        targetDate={inquiry.targetDate}
        attachments={<Attachments control={control} maxMb={maxMb} onBlock={setBlock} />}
      />
      <FormActions>
        <span role="status">{block}</span>
        <Button onClick={() => address.set({ quote: null })}>Cancel</Button>
        <SubmitButton busy={contract.busy} disabled={!!block}>
          Submit Quotation
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
