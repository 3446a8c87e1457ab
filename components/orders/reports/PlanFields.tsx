'use client'

import type { Control, FieldValues, Path } from 'react-hook-form'
import { SelectField } from '@/components/ui/form/SelectField'
import { useWords } from '@/lib/client/spoken'
import type { Aql } from '@/lib/contract/files/document-kinds'
import type { SamplingKind } from '@/lib/contract/orders/report'
import { aqlChoices } from '@/lib/rules/orders/documents'
import { planChoices } from '@/lib/rules/orders/report-words'
import { planIn, sampleIn } from './words'

type Props<In extends FieldValues> = {
  control: Control<In, unknown, unknown>
  plan?: string
  aql?: string
  /** Pieces in the lot, once they are known. */
  lotSize: number | null
}

/** The plan with what it comes to, and for ISO 2859-1 its AQL. */
export function PlanFields<In extends FieldValues>({ control, plan, aql, lotSize }: Props<In>) {
  const { language, say } = useWords()
  const isByAql = plan === 'iso2859'
  const words =
    lotSize && plan && (!isByAql || aql)
      ? sampleIn(say, language, lotSize, plan as SamplingKind, (aql || null) as Aql | null)
      : say('report.planHelp', 'How many pieces of the lot are measured.')
  return (
    <>
      <SelectField
        control={control}
        name={'plan' as Path<In>}
        label={say('report.plan', 'Plan')}
        options={planChoices.map(({ value }) => ({ value, label: planIn(say, value as SamplingKind) }))}
        help={words}
        required
      />
      {isByAql && (
        <SelectField
          control={control}
          name={'aql' as Path<In>}
          label={say('report.aql', 'Acceptance quality limit (AQL)')}
          placeholder={say('report.chooseAql', 'Choose an AQL')}
          options={aqlChoices}
          required
        />
      )}
    </>
  )
}
