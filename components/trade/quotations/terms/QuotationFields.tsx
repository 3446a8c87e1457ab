'use client'

import { useEffect, type ReactNode } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import type { z } from 'zod'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import type { QuotationForm } from '@/lib/contract/trade/quotations'
import { unitOf } from '@/lib/rules/trade/pricing'
import { count, date } from '@/lib/terms/format'
import type { QuotationControl } from './control'
import { FoldedTerms } from './FoldedTerms'
import { Plan } from './Plan'
import { PriceLines } from './PriceLines'
import { PriceTotal } from './PriceTotal'
import { usePriced } from './usePriced'

type Props = {
  control: QuotationControl
  setValue: UseFormSetValue<z.input<typeof QuotationForm>>
  quantity: number
  /** The day on which the customer wants the parts. */
  targetDate?: string | null
  /** Where attachments are chosen. */
  attachments: ReactNode
}

/** What a supplier offers: the price and what it comes to always in sight, the rest folded. */
export function QuotationFields({ control, setValue, quantity, targetDate, attachments }: Props) {
  const priced = usePriced(control, quantity)
  const { computed } = priced
  useEffect(() => {
    if (computed !== undefined) setValue('price', computed === null ? '' : String(computed))
  }, [computed, setValue])
  return (
    <>
      <div>
        <MoneyField
          control={control}
          name="price"
          label="Price"
          required
          readOnly={computed !== undefined}
          help={`For all ${count(quantity)} pcs, without GST`}
        />
      </div>
      <NumberField
        control={control}
        name="leadDays"
        label="Delivery time in days"
        help={targetDate ? `From the order. Wanted by ${date(targetDate)}` : 'From the order to the delivery'}
      />
      <FormWide>
        <PriceLines control={control} quantity={quantity} unitPaise={unitOf(priced)} />
      </FormWide>
      <DateField control={control} name="validUntil" label="Valid Until" ahead help="Valid till end of day" />
      <FormWide>
        <TextField
          control={control}
          name="details"
          label="Details"
          help="What is included, a line each: material, finish, certificates, freight. Leave your company’s name out: customers compare without names."
          multiline
          required
          readByOtherSide
        />
      </FormWide>
      <FormWide>
        <FoldedTerms control={control}>{attachments}</FoldedTerms>
      </FormWide>
      <FormWide>
        <Plan control={control} />
      </FormWide>
      <FormWide>
        <PriceTotal priced={priced} />
      </FormWide>
    </>
  )
}
