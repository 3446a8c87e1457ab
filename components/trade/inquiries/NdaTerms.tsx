'use client'

import { useWatch } from 'react-hook-form'
import { ReadNda } from '@/components/trade/nda/ReadNda'
import { Notice } from '@/components/ui/feedback/Notice'
import { FormWide } from '@/components/ui/form/Form'
import type { InquiryControl } from './inquiry-control'

/** The terms of an NDA, before the inquiry is sent: it can't be taken off later. */
export function NdaTerms({ control }: { control: InquiryControl }) {
  const nda = useWatch({ control, name: 'nda' })
  if (nda !== 'true') return null
  return (
    <FormWide>
      <Notice title="Suppliers accept Jobwork’s NDA" action={<ReadNda>Read the NDA</ReadNda>}>
        <p>
          Suppliers read your description. Files, pictures and measurements open once their company has accepted the
          NDA.
        </p>
        <p>You can’t take the NDA off after you submit the inquiry.</p>
      </Notice>
    </FormWide>
  )
}
