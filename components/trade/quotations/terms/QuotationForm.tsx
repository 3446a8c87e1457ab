'use client'

import { useRef, useState } from 'react'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Button } from '@/components/ui/controls/Button'
import { daysBefore } from '@/components/ui/data/day-spans'
import { Notice } from '@/components/ui/feedback/Notice'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { idIn } from '@/components/ui/filters/search-params'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Quotation } from '@/lib/contract/trade/quotations'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { displayId } from '@/lib/terms/nouns'
import { Attachments } from './Attachments'
import { noTerms, termsOf } from './defaults'
import { QuotationFields } from './QuotationFields'

const VALID_DAYS = 30

type Props = { /** The account whose draft is kept. */ viewerId: number; maxMb: number }

/** Where a supplier quotes on the inquiry that `?inquiry=` names. */
export function QuotationForm({ viewerId, maxMb }: Props) {
  const id = idIn(useUrlState().get('inquiry'))
  const { data } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  const last = useLastTerms(data?.repeatOf ?? null)
  if (!data || last === 'loading') return <Bone height={1_000} />
  return <Fields key={data.id} inquiry={data} last={last} draftKey={`quotation-${viewerId}-${data.id}`} maxMb={maxMb} />
}

/** The supplier's quotation of the order that is ordered again; null where there is none. */
function useLastTerms(repeatOf: number | null): Quotation | null | 'loading' {
  const order = useApi('GET /api/workorders/{id}', repeatOf ? { id: repeatOf } : null)
  const id = order.data?.quotationId ?? null
  const quotation = useApi('GET /api/quotations/{id}', id ? { id } : null)
  if (!repeatOf || order.error || quotation.error) return null
  if (!order.data || (id && !quotation.data)) return 'loading'
  return quotation.data ?? null
}

type FieldsProps = { inquiry: Inquiry; last: Quotation | null; draftKey: string; maxMb: number }

function Fields({ inquiry, last, draftKey, maxMb }: FieldsProps) {
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
    <Form {...contract} columns label="Quotation">
      {inquiry.requiredDocuments.length > 0 && (
        <FormWide>
          <Notice title="With these documents">
            {wantedInWords(inquiry.requiredDocuments, inquiry.aql)}. The order is complete once they are there.
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
