'use client'

import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/layout/Button'
import { daysBefore } from '@/components/ui/data/day-spans'
import { DateField } from '@/components/ui/form/DateField'
import { NumberField } from '@/components/ui/form/NumberField'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { TextField } from '@/components/ui/form/TextField'
import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { idIn } from '@/components/ui/navigation/search-params'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Inquiry } from '@/lib/contract/inquiries'
import { count, date } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { pricePerPiece } from './price-per-piece'

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
  const control = contract.form.control
  const price = Number(useWatch({ control, name: 'price' }))
  const perPiece = price > 0 ? `, ${pricePerPiece({ price, quantity: inquiry.quantity })} each` : ''

  return (
    <Form {...contract} columns label="Quotation">
      <MoneyField
        control={control}
        name="price"
        label="Price"
        required
        help={`For all ${count(inquiry.quantity)} pcs${perPiece}`}
      />
      <NumberField
        control={control}
        name="leadDays"
        label="Delivery time in days"
        help={
          inquiry.targetDate
            ? `From the order. Wanted by ${date(inquiry.targetDate)}`
            : 'From the order to the delivery'
        }
      />
      <DateField control={control} name="validUntil" label="Valid Until" ahead help="Valid till end of day" />
      <FormWide>
        <TextField
          control={control}
          name="details"
          label="Details"
          help="What is included, a line each: material, finish, certificates, freight. Leave your company’s name out: customers compare without names."
          multiline
          required
          crosses
        />
      </FormWide>
      <FormActions>
        <Button onClick={() => address.set({ quote: null })}>Cancel</Button>
        <SubmitButton busy={contract.busy}>Submit Quotation</SubmitButton>
      </FormActions>
    </Form>
  )
}
