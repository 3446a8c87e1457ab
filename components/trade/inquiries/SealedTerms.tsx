'use client'

import { useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormWide } from '@/components/ui/form/Form'
import type { InquiryControl } from './inquiry-control'

/** What holds for sealed prices, before the inquiry is sent: none of it can be changed once a price is in. */
export function SealedTerms({ control }: { control: InquiryControl }) {
  const sealed = useWatch({ control, name: 'sealed' })
  if (sealed !== 'true') return null
  return (
    <FormWide>
      <Notice title="Sealed prices">
        <p>Nobody sees prices until the deadline, not even Jobwork.</p>
        <p>
          Once a price is in, the deadline can only move later. If you end it earlier, you cancel the inquiry and nobody
          sees the prices.
        </p>
        <p>After the deadline you accept a price as it is: you can’t ask for a lower one.</p>
      </Notice>
    </FormWide>
  )
}
