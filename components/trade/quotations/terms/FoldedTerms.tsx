'use client'

import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '@/components/ui/form/MoneyField'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { Fold } from '@/components/ui/layout/Fold'
import { FormColumns, FormWide } from '@/components/ui/form/Form'
import type { QuotationControl } from './control'

/** Tooling, freight, tax, terms and attachments: folded, since many quotations have none. Open where one is given. */
export function FoldedTerms({ control, children }: { control: QuotationControl; children: ReactNode }) {
  const [toggled, setToggled] = useState<boolean>()
  const given = useWatch({ control, name: ['tooling', 'freight', 'hsn', 'paymentTerms', 'exclusions', 'files'] })
  const isGiven = given.some((one) => (Array.isArray(one) ? one.length : one))
  return (
    <Fold
      summary="Tooling, freight, tax and terms"
      open={toggled ?? isGiven}
      onToggle={(event) => setToggled(event.currentTarget.open)}
    >
      <FormColumns>
        <MoneyField control={control} name="tooling" label="Tooling" help="Once, in the price" />
        <MoneyField control={control} name="freight" label="Freight" help="In the price" />
        <NumberField control={control} name="gstPercent" label="GST in percent" help="On top of the price" />
        <NumberField control={control} name="hsn" label="HSN code" />
        <TextField control={control} name="paymentTerms" label="Payment terms" maxLength={500} readByOtherSide />
        <TextField
          control={control}
          name="exclusions"
          label="Not included"
          maxLength={2000}
          multiline
          readByOtherSide
        />
        <FormWide>{children}</FormWide>
      </FormColumns>
    </Fold>
  )
}
