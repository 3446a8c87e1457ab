'use client'

import { useEffect, useEffectEvent } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { Text } from '@/components/ui/layout/Text'
import type { TaxForm, YearClass } from '@/lib/contract/people/tax-profiles'
import { classOfYear } from '@/lib/rules/money/class-of-year'
import { activityLabels, msmeLabels, optionsOf, yearWords } from './words'

type Props = {
  control: FieldProps<z.input<typeof TaxForm>>['control']
  classes: readonly YearClass[]
  /** The years that can be chosen, the latest first. */
  years: readonly string[]
}

/** What a supplier is as a micro, small or medium enterprise, in a financial year: another year shows what was entered for it. */
export function ClassFields({ control, classes, years }: Props) {
  const year = String(useWatch({ control, name: 'year' }) ?? years[0])
  const msmeClass = useController({ control, name: 'msmeClass' }).field
  const activity = useController({ control, name: 'activity' }).field
  const fill = useEffectEvent(() => {
    const entered = classOfYear(classes, year)
    const [size, does] = [entered.msmeClass ?? '', entered.activity ?? 'manufacturing']
    if (msmeClass.value !== size) msmeClass.onChange(size)
    if (activity.value !== does) activity.onChange(does)
  })
  useEffect(() => fill(), [year])
  return (
    <>
      <SelectField
        control={control}
        name="year"
        label="Financial year"
        options={years.map((value) => ({ value, label: yearWords(value) }))}
        required
      />
      <SelectField
        control={control}
        name="msmeClass"
        label="MSME class"
        placeholder="Select a class"
        options={optionsOf(msmeLabels)}
      />
      <SelectField control={control} name="activity" label="Activity" options={optionsOf(activityLabels)} required />
      <FormWide>
        <Text size="small" tone="secondary">
          As on the Udyam certificate. The class stays until another year has one. Micro and small makers are paid
          within 45 days, or within 15 if no days were agreed. For traders the law sets no day.
        </Text>
      </FormWide>
    </>
  )
}
