'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { SelectField } from '@/components/ui/form/SelectField'
import type { Aql, DocumentKind } from '@/lib/contract/quality/document-kinds'
import { aqlChoices, documentChoices, usesAql, wantedInWords } from '@/lib/rules/documents'
import { count } from '@/lib/rules/format'
import { samplingPlan } from '@/lib/rules/sampling'
import type { InquiryControl } from './InquiryFields'
import css from './inquiries.module.css'

/** What the order has to prove: folded, since many parts need nothing. */
export function QualityDocuments({ control }: { control: InquiryControl }) {
  const [toggled, setToggled] = useState<boolean>()
  const kinds = (useWatch({ control, name: 'requiredDocuments' }) ?? []) as DocumentKind[]
  const aql = (useWatch({ control, name: 'aql' }) ?? '') as Aql | ''
  const quantity = Number(useWatch({ control, name: 'quantity' }))
  return (
    <details
      className={css.fold}
      open={toggled ?? kinds.length > 0}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <summary>
        Quality documents
        <span className={css.folded}>{wantedInWords(kinds, aql || null) || 'None wanted'}</span>
      </summary>
      <div className={css.documents}>
        <ChecksField
          control={control}
          name="requiredDocuments"
          label="The order is complete once these are there"
          choices={documentChoices}
          help="Suppliers read it before they quote: each document costs them time."
        />
        {usesAql(kinds) && (
          <SelectField
            control={control}
            name="aql"
            label="Acceptance quality limit (AQL)"
            placeholder="As the supplier measures"
            options={aqlChoices}
            help={aql && quantity >= 1 ? planInWords(quantity, aql) : 'How many of the measured pieces may fail.'}
          />
        )}
      </div>
    </details>
  )
}

/** For 500 pieces: 50 are measured, 3 may fail. */
function planInWords(quantity: number, aql: Aql): string {
  const { size, accept } = samplingPlan(Math.floor(quantity), aql)
  const measured = size >= quantity ? 'all are measured' : `${count(size)} ${size === 1 ? 'is' : 'are'} measured`
  return `For ${count(quantity)} pieces: ${measured}, ${accept === 0 ? 'none' : accept} may fail (ISO 2859-1).`
}
