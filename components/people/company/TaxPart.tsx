'use client'

import { DateField } from '@/components/ui/form/DateField'
import { Form, FormActions, FormTitle } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { Columns } from '@/components/ui/layout/Page'
import { Section } from '@/components/ui/layout/Section'
import { PercentField } from '@/components/ui/form/PercentField'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { PanField, StateField, StrictGstinField } from '@/components/people/tax-profiles/TaxNumbers'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { InvoiceLook } from './InvoiceLook'
import { useOperatorForm } from './useOperatorForm'

const fields = [
  'gstin',
  'pan',
  'stateCode',
  'turnover',
  'einvoiceFrom',
  'ewayIntraPaise',
  'seriesPrefix',
  'defaultHsn',
  'defaultSac',
  'defaultRateBp' as const,
] as const

const turnovers = [
  { value: 'up_to_5_crore', label: 'Up to ₹5 crore' },
  { value: 'above_5_crore', label: 'Above ₹5 crore' },
  { value: 'above_10_crore', label: 'Above ₹10 crore' },
]

/** Under which numbers the company is registered, and how its documents are numbered. */
export function TaxPart({ profile }: { profile: OperatorProfile }) {
  const { control, rest } = useOperatorForm(profile, fields)
  const { nextNumber, seriesBegun } = profile
  return (
    <Columns main>
      <Section title="Tax & numbers" lead="The GSTIN contains the State and the PAN.">
        <Form {...rest} label="Tax & numbers" columns>
          <StrictGstinField control={control} required />
          <PanField control={control} required />
          <StateField control={control} required />
          <SelectField
            control={control}
            name="turnover"
            label="Turnover of the last year"
            options={turnovers}
            help="Above ₹5 crore an HSN has 6 digits"
            required
          />
          <DateField
            control={control}
            name="einvoiceFrom"
            label="First day of e-invoices"
            help="From then on invoices to registered customers need an IRN"
          />
          <RupeesField
            control={control}
            name="ewayIntraPaise"
            label="Limit of e-way bills"
            help="Within your State, with tax. Empty: the limit of the State"
          />
          <FormTitle title="Numbers" />
          <TextField
            control={control}
            name="seriesPrefix"
            label="Prefix of numbers"
            help={
              nextNumber
                ? `The next invoice is ${nextNumber}${seriesBegun ? '. The prefix can change on 1 April' : ''}`
                : 'A letter, or two: JW gives JW/26-27/00001'
            }
            maxLength={2}
            disabled={seriesBegun}
            required
          />
          <FormTitle title="Unless the order says otherwise" />
          <TextField
            control={control}
            name="defaultHsn"
            label="Usual HSN"
            help="Of goods: 4, 6 or 8 digits"
            maxLength={8}
          />
          <TextField
            control={control}
            name="defaultSac"
            label="Usual SAC"
            help="Of job work, e.g. 998898"
            maxLength={6}
          />
          <PercentField
            control={control}
            name="defaultRateBp"
            label="Usual rate of GST (%)"
            help="If Rates has none"
            required
          />
          <FormActions>
            <SubmitButton busy={rest.busy}>Save tax and numbers</SubmitButton>
          </FormActions>
        </Form>
      </Section>
      <InvoiceLook profile={profile} control={control} />
    </Columns>
  )
}
