'use client'

import type { z, ZodType } from 'zod'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import type { OperatorForm } from '@/lib/contract/people/operator-form'
import { fieldName } from '@/lib/rules/core/field-names'

type In = z.input<typeof OperatorForm>
type Out = z.output<typeof OperatorForm>

/** The form of a part of the company profile. It sends what has changed, with the revision that it began with. */
export function useOperatorForm(profile: OperatorProfile, fields: readonly (keyof Out & keyof OperatorProfile)[]) {
  const toast = useToast()
  const { form, ...rest } = useContractForm<In, Out, OperatorProfile>({
    schema: () =>
      import('@/lib/contract/people/operator-form').then((contract) => contract.OperatorForm as ZodType<Out, In>),
    defaults: typedOf(profile, fields),
    submit: (values) => send('PATCH /api/operator', values as never),
    onDone: (saved) => {
      const changed = fields.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(profile[field]))
      const names = changed.map(fieldName).join(', ')
      toast({ title: 'Company saved', text: names ? `Changed: ${names}.` : 'Nothing has changed.' })
      form.reset(typedOf(saved, fields))
    },
    failTitle: 'Company Not Saved',
    failText: 'The company profile could not be saved',
  })
  return { control: form.control, rest }
}

const typedOf = (profile: OperatorProfile, fields: readonly (keyof OperatorProfile)[]) =>
  ({
    revision: profile.revision,
    ...Object.fromEntries(fields.map((field) => [field, asTyped(field, profile[field])])),
  }) as never

const EMPTY_HUB = { line1: '', line2: '', city: '', pin: '' }

const asTyped = (field: string, value: unknown) => {
  if (field === 'tallyLedgers' || field === 'tdsCodes') return value
  if (field !== 'hub') return value === null ? '' : String(value)
  return value
    ? { ...EMPTY_HUB, ...Object.fromEntries(Object.entries(value).map(([k, v]) => [k, v ?? ''])) }
    : EMPTY_HUB
}
