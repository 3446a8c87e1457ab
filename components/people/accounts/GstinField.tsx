'use client'

import { useWatch, type FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { TextField } from '@/components/ui/form/TextField'
import { GSTIN_EXAMPLE, gstinHint, otherState } from '@/lib/terms/gstin'

/** A GST number. A malformed one, or one of another State than the address, gets a warning and is still accepted. */
export function GstinField<In extends FieldValues>({
  stateCode,
  ...props
}: Pick<FieldProps<In>, 'control' | 'name' | 'required'> & { /** Of the address beside it. */ stateCode?: string }) {
  const value: unknown = useWatch({ control: props.control, name: props.name })
  const hint = typeof value === 'string' ? (gstinHint(value) ?? otherState(value, stateCode)) : null
  return <TextField {...props} label="GST number" help={`15 characters, e.g. ${GSTIN_EXAMPLE}`} warning={hint} />
}
