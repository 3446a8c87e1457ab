'use client'

import { useWatch, type FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/ui/form/FieldFrame'
import { TextField } from '@/components/ui/form/TextField'
import { GSTIN_EXAMPLE, gstinHint } from '@/lib/rules/gstin'

/** A GST number. A malformed one gets a warning and is still accepted. */
export function GstinField<In extends FieldValues>(props: Pick<FieldProps<In>, 'control' | 'name' | 'required'>) {
  const value: unknown = useWatch({ control: props.control, name: props.name })
  const hint = typeof value === 'string' ? gstinHint(value) : null
  return <TextField {...props} label="GST number" help={`15 characters, e.g. ${GSTIN_EXAMPLE}`} warning={hint} />
}
