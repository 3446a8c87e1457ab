'use client'

import { useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormWide } from '@/components/ui/form/Form'
import type { InquiryControl } from './InquiryFields'

/** What holds for sealed prices, before the inquiry is sent: none of it can be changed once a price is in. */
export function SealedTerms({ control }: { control: InquiryControl }) {
  const sealed = useWatch({ control, name: 'sealed' })
  if (sealed !== 'true') return null
  return (
    <FormWide>
      <Notice title="Sealed prices">
        <p>Nobody but its supplier reads a price before the deadline, not even Jobwork. Once one is in:</p>
        <ul>
          <li>the deadline can only move later;</li>
          <li>if you end it earlier, the inquiry is cancelled and nobody reads the prices;</li>
          <li>after the deadline you accept a price as it is: you can’t ask for a lower one.</li>
        </ul>
      </Notice>
    </FormWide>
  )
}
