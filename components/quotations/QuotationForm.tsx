'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { daysBefore } from '@/components/ui/data/day-spans'
import { Form, FormActions } from '@/components/ui/form/Form'
import { idIn } from '@/components/ui/navigation/search-params'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Inquiry } from '@/lib/contract/inquiries'
import { displayId } from '@/lib/rules/nouns'
import { QuotationFields } from './QuotationFields'

const VALID_DAYS = 30

/** Where a supplier quotes on the inquiry that `?inquiry=` names. */
export function QuotationForm({ viewerId }: { /** The account whose draft is kept. */ viewerId: number }) {
  const id = idIn(useUrlState().get('inquiry'))
  const { data } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  return data && <Fields key={data.id} inquiry={data} draftKey={`quotation-${viewerId}-${data.id}`} />
}

function Fields({ inquiry, draftKey }: { inquiry: Inquiry; draftKey: string }) {
  const address = useUrlState()
  const toast = useToast()
  const idempotencyKey = useRef<string | null>(null)
  const [until] = useState(() => daysBefore(Date.now(), -VALID_DAYS))
  const contract = useContractForm({
    schema: () => import('@/lib/contract/quotations').then((contract) => contract.QuotationForm),
    defaults: {
      inquiryId: inquiry.id,
      price: '',
      details: `Quotation for ${inquiry.projectName}`,
      validUntil: until,
      leadDays: '',
      revision: inquiry.revision,
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

  return (
    <Form {...contract} columns label="Quotation">
      <QuotationFields control={contract.form.control} quantity={inquiry.quantity} targetDate={inquiry.targetDate} />
      <FormActions>
        <Button onClick={() => address.set({ quote: null })}>Cancel</Button>
        <SubmitButton busy={contract.busy}>Submit Quotation</SubmitButton>
      </FormActions>
    </Form>
  )
}
