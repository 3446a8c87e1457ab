'use client'

import { useEffect, useEffectEvent } from 'react'
import { useController, useWatch, type FieldValues, type Path } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { statesOfAddresses } from '@/lib/terms/gst-states'
import { GSTIN_EXAMPLE, gstinFault } from '@/lib/terms/gstin'

type Props<In extends FieldValues> = Pick<FieldProps<In>, 'control'> & { required?: boolean }

const name = <In extends FieldValues>(field: string) => field as Path<In>

/** The GST number of a form. A whole one fills State and PAN, which it holds; a wrong check digit is told at once. */
export function StrictGstinField<In extends FieldValues>({ control, required }: Props<In>) {
  const gstin = String(useWatch({ control, name: name<In>('gstin') }) ?? '')
    .trim()
    .toUpperCase()
  const state = useController({ control, name: name<In>('stateCode') }).field
  const pan = useController({ control, name: name<In>('pan') }).field
  const isWhole = gstin.length === 15
  const fault = isWhole ? gstinFault(gstin) : null
  const fill = useEffectEvent(() => {
    if (state.value !== gstin.slice(0, 2)) state.onChange(gstin.slice(0, 2))
    if (pan.value !== gstin.slice(2, 12)) pan.onChange(gstin.slice(2, 12))
  })
  useEffect(() => {
    if (isWhole && !fault) fill()
  }, [gstin, isWhole, fault])
  return (
    <TextField
      control={control}
      name={name<In>('gstin')}
      label="GSTIN"
      help={`15 characters, e.g. ${GSTIN_EXAMPLE}. It fills State and PAN`}
      warning={fault && `This GSTIN doesn’t look right. ${fault}`}
      maxLength={20}
      required={required}
    />
  )
}

/** The PAN of a form. */
export const PanField = <In extends FieldValues>({ control, required }: Props<In>) => (
  <TextField
    control={control}
    name={name<In>('pan')}
    label="PAN"
    help="10 characters, e.g. ABCDE1234F"
    maxLength={14}
    required={required}
  />
)

/** The state of a form. */
export const StateField = <In extends FieldValues>({ control, required }: Props<In>) => (
  <SelectField
    control={control}
    name={name<In>('stateCode')}
    label="State"
    placeholder="Select a state"
    options={statesOfAddresses}
    required={required}
  />
)
