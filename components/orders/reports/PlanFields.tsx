import type { Control, FieldValues, Path } from 'react-hook-form'
import { SelectField } from '@/components/ui/form/SelectField'
import type { Aql } from '@/lib/contract/files/document-kinds'
import type { SamplingKind } from '@/lib/contract/orders/report'
import { aqlChoices } from '@/lib/rules/orders/documents'
import { planInWords, planOf } from '@/lib/rules/orders/plan-of'
import { planChoices } from '@/lib/rules/orders/report-words'

type Props<In extends FieldValues> = {
  control: Control<In, unknown, unknown>
  plan?: string
  aql?: string
  /** Pieces in the lot, once they are known. */
  lotSize: number | null
}

/** The plan with what it comes to, and for ISO 2859-1 its AQL. */
export function PlanFields<In extends FieldValues>({ control, plan, aql, lotSize }: Props<In>) {
  const isByAql = plan === 'iso2859'
  const words =
    lotSize && plan && (!isByAql || aql)
      ? `${planInWords(lotSize, planOf(plan as SamplingKind, lotSize, (aql || null) as Aql | null))}.`
      : 'How many pieces of the lot are measured.'
  return (
    <>
      <SelectField
        control={control}
        name={'plan' as Path<In>}
        label="Plan"
        options={planChoices}
        help={words}
        required
      />
      {isByAql && (
        <SelectField
          control={control}
          name={'aql' as Path<In>}
          label="Acceptance quality limit (AQL)"
          placeholder="Choose an AQL"
          options={aqlChoices}
          required
        />
      )}
    </>
  )
}
