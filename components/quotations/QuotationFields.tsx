'use client'

import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import type { QuotationForm } from '@/lib/contract/quotations'
import { count, date } from '@/lib/rules/format'
import { pricePerPiece } from './price-per-piece'

export type QuotationControl = Control<z.input<typeof QuotationForm>, unknown, z.output<typeof QuotationForm>>

type Props = {
  control: QuotationControl
  quantity: number
  /** The day on which the customer wants the parts. */
  targetDate?: string | null
}

/** What a supplier offers. */
export function QuotationFields({ control, quantity, targetDate }: Props) {
  const price = Number(useWatch({ control, name: 'price' }))
  const perPiece = price > 0 ? `, ${pricePerPiece({ price, quantity })} each` : ''
  return (
    <>
      <MoneyField
        control={control}
        name="price"
        label="Price"
        required
        help={`For all ${count(quantity)} pcs${perPiece}`}
      />
      <NumberField
        control={control}
        name="leadDays"
        label="Delivery time in days"
        help={targetDate ? `From the order. Wanted by ${date(targetDate)}` : 'From the order to the delivery'}
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
    </>
  )
}
