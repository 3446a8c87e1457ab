'use client'

import { useState } from 'react'
import { daysBefore } from '@/components/ui/data/day-spans'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/layout/Button'
import { Section } from '@/components/ui/layout/Section'
import { send } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/quotations'
import { isoDay } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { QuotationFields } from './QuotationFields'

const VALID_DAYS = 30

/** Where a supplier writes its terms anew: the next version of its quotation. */
export function ReviseQuotation({ quotation: q, viewerId }: { quotation: Quotation; viewerId: number }) {
  const address = useUrlState()
  const toast = useToast()
  const close = () => address.set({ revise: null })
  const [until] = useState(() => daysBefore(Date.now(), -VALID_DAYS))
  const contract = useContractForm({
    schema: () => import('@/lib/contract/quotations').then((contract) => contract.QuotationForm),
    defaults: {
      inquiryId: q.inquiryId,
      price: String(q.price),
      details: q.details ?? '',
      validUntil: q.expired || !q.validUntil ? until : isoDay(Date.parse(q.validUntil)),
      leadDays: q.leadDays === null ? '' : String(q.leadDays),
    },
    draftKey: `revise-quotation-${viewerId}-${q.id}-${q.version}`,
    submit: ({ inquiryId: _, ...values }) =>
      send('PATCH /api/quotations/{id}', { id: q.id, ...values, revision: q.inquiryRevision }),
    onDone: ({ version }) => {
      toast({ title: `${displayId('quotation', q.id)} is now v${version}`, text: 'The customer reads your new terms.' })
      close()
    },
    failTitle: 'Your quotation is not revised',
    failText: 'Please try again.',
  })
  return (
    <Section title={`Revise to v${q.version + 1}`}>
      <Form {...contract} columns label="Revised quotation">
        <QuotationFields control={contract.form.control} quantity={q.quantity} />
        <FormActions>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton busy={contract.busy}>Send v{q.version + 1}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
