'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z, ZodType } from 'zod'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { FormWide } from '@/components/ui/form/Form'
import { NumberField } from '@/components/ui/form/NumberField'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { PercentField } from '@/components/ui/form/PercentField'
import { send } from '@/lib/client/api'
import type { OrderTerms, TermsForm } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { statesOfAddresses } from '@/lib/terms/gst-states'
import { UQC } from '@/lib/terms/uqc'
import { displayId } from '@/lib/terms/nouns'
import { QuantityField } from '@/components/ui/form/QuantityField'
import { placeWords } from './words'

type In = z.input<typeof TermsForm>
type Out = z.output<typeof TermsForm>
type Props = { order: Workorder; terms: OrderTerms; open: boolean; onClose: () => void }

const materials = [
  { value: 'supplier', label: 'The supplier: goods' },
  { value: 'customer', label: 'The customer: job work' },
  { value: 'operator', label: 'Jobwork: job work' },
]
const units = Object.entries(UQC).map(([value, words]) => ({ value, label: `${value}, ${words}` }))

/** Changes what an order is invoiced by; what an invoice stands on is locked. */
export default function TermsDialog({ order, terms, open, onClose }: Props) {
  const toast = useToast()
  const { locked } = terms
  const [billingClosed, setBillingClosed] = useState(terms.billingClosed)
  const contract = useContractForm<In, Out, OrderTerms>({
    schema: () =>
      import('@/lib/contract/money/terms').then(({ TermsForm }) => TermsForm as unknown as ZodType<Out, In>),
    defaults: typedOf(terms) as never,
    submit: (values) =>
      send('PATCH /api/workorders/{id}/terms', {
        id: String(order.id),
        ...changedOf({ ...values, billingClosed }, terms),
      }),
    onDone: () => {
      toast({ title: 'Terms changed', text: 'The next document follows them.' })
      onClose()
    },
    failTitle: 'Terms Not Saved',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  const place = useWatch({ control, name: 'placeOfSupply' })
  const isWork = (useWatch({ control, name: 'materialOf' }) ?? terms.materialOf) !== 'supplier'
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`Terms of ${displayId('workorder', order.id)}`}
      lead={locked ? 'An invoice uses these tax fields. Issue a credit note to change them.' : undefined}
      form={contract}
      submitLabel="Save"
    >
      {!locked && (
        <>
          <SelectField
            control={control}
            name="materialOf"
            label="Who supplies the material?"
            options={materials}
            required
          />
          <TextField control={control} name="hsn" label="HSN" help="4, 6 or 8 digits" inputMode="numeric" required />
          <PercentField control={control} name="rateBp" label="GST rate (%)" required />
          <RupeesField control={control} name="taxablePaise" label="Taxable value" />
          <SelectField control={control} name="uqc" label="Unit" options={units} required />
        </>
      )}
      <QuantityField control={control} name="quantityMilli" label="Quantity" required />
      <FormWide>
        <TextField control={control} name="description" label="Description" maxLength={300} required />
      </FormWide>
      {!locked && (
        <>
          <SelectField
            control={control}
            name="placeOfSupply"
            label="Place of supply"
            options={statesOfAddresses}
            placeholder="Select a state"
            required
          />
          {place !== (terms.placeOfSupply ?? '') && (
            <TextField
              control={control}
              name="posReason"
              label="Reason for another place"
              help={`By law it would be ${placeWords(terms.placeOfSupply) ?? 'where it is delivered'}`}
              maxLength={300}
            />
          )}
        </>
      )}
      {isWork && (
        <>
          <TextField
            control={control}
            name="goodsHsn"
            label="HSN of the goods"
            help="For challans and e-way bills: 4, 6 or 8 digits"
            inputMode="numeric"
            maxLength={8}
          />
          <RupeesField
            control={control}
            name="materialPaise"
            label="Value of the material"
            help="For the whole order. Goods that travel are worth it and the charge"
          />
        </>
      )}
      <PercentField control={control} name="overBp" label="Over-delivery taken (%)" help="Not billed" required />
      <PercentField control={control} name="underBp" label="Under-delivery taken (%)" required />
      <NumberField control={control} name="customerDays" label="Days to pay" help="After the invoice" required />
      <FormWide>
        <Check label="Nothing more will be invoiced" checked={billingClosed} onChange={setBillingClosed} />
      </FormWide>
    </FormDialog>
  )
}

const FIELDS = [
  'materialOf',
  'hsn',
  'rateBp',
  'taxablePaise',
  'uqc',
  'quantityMilli',
  'description',
  'placeOfSupply',
  'posReason',
  'goodsHsn',
  'materialPaise',
  'customerDays',
  'overBp',
  'underBp',
] as const

/** The terms as a form types them. */
const typedOf = (terms: OrderTerms) =>
  Object.fromEntries(FIELDS.map((field) => [field, terms[field] === null ? undefined : String(terms[field])]))

/** What differs from the terms: what stays the same is not sent. */
const changedOf = (values: Out, terms: OrderTerms) =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== undefined && value !== terms[key as keyof OrderTerms]),
  )
