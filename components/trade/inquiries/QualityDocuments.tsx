'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { SelectField } from '@/components/ui/form/SelectField'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { Fold } from '@/components/ui/layout/Fold'
import type { Aql, DocumentKind } from '@/lib/contract/files/document-kinds'
import { aqlChoices, documentChoices, usesAql, wantedInWords } from '@/lib/rules/orders/documents'
import { planInWords, planOf } from '@/lib/rules/orders/plan-of'
import type { InquiryControl } from './inquiry-control'
import css from './inquiries.module.css'

/** What the order has to prove: folded, since many parts need nothing. */
export function QualityDocuments({ control }: { control: InquiryControl }) {
  const [toggled, setToggled] = useState<boolean>()
  const kinds = (useWatch({ control, name: 'requiredDocuments' }) ?? []) as DocumentKind[]
  const aql = (useWatch({ control, name: 'aql' }) ?? '') as Aql | ''
  const quantity = Number(useWatch({ control, name: 'quantity' }))
  return (
    <Fold
      summary={
        <>
          Quality documents
          <Text size="small" weight="text" tone="secondary" className={css.folded}>
            {wantedInWords(kinds, aql || null) || 'None wanted'}
          </Text>
        </>
      }
      open={toggled ?? kinds.length > 0}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <Stack gap="large">
        <ChecksField
          control={control}
          name="requiredDocuments"
          label="Required before the order can be completed"
          choices={documentChoices}
          help="Each document can raise the price."
        />
        {usesAql(kinds) && (
          <SelectField
            control={control}
            name="aql"
            label="Acceptance quality limit (AQL)"
            placeholder="As the supplier measures"
            options={aqlChoices}
            help={aql && quantity >= 1 ? wordsOf(Math.floor(quantity), aql) : 'Sets the allowed rejects in the sample.'}
          />
        )}
      </Stack>
    </Fold>
  )
}

/** For 500 pieces: 50 are measured, 3 may fail (ISO 2859-1). */
const wordsOf = (quantity: number, aql: Aql) =>
  `${planInWords(quantity, planOf('iso2859', quantity, aql))} (ISO 2859-1).`
