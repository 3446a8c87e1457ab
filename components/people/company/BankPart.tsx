'use client'

import { Form, FormActions, FormWide } from '@/components/ui/form/Form'
import { NumberField } from '@/components/ui/form/NumberField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { Columns } from '@/components/ui/layout/Page'
import { Section } from '@/components/ui/layout/Section'
import { BankFields } from '@/components/people/tax-profiles/BankFields'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { InvoiceLook } from './InvoiceLook'
import { useOperatorForm } from './useOperatorForm'

const fields = ['bankName', 'bankAccount', 'ifsc', 'upi', 'customerDays', 'terms'] as const

/** Where customers pay to, and on what terms. */
export function BankPart({ profile }: { profile: OperatorProfile }) {
  const { control, rest } = useOperatorForm(profile, fields)
  return (
    <Columns main>
      <Section
        title="Bank & terms"
        lead="Customers pay to this account. The other admins are notified when it changes."
      >
        <Form {...rest} label="Bank & terms" columns>
          <BankFields control={control} required />
          <TextField
            control={control}
            name="upi"
            label="UPI ID"
            help="For the QR code on invoices, e.g. jobwork@sbi"
            maxLength={92}
          />
          <NumberField
            control={control}
            name="customerDays"
            label="Days to pay"
            help="0 to 180, from the day of the invoice"
            required
          />
          <FormWide>
            <TextField
              control={control}
              name="terms"
              label="Terms"
              help="At the foot of invoices, up to 2,000 characters"
              multiline
              maxLength={2000}
            />
          </FormWide>
          <FormActions>
            <SubmitButton busy={rest.busy}>Save bank and terms</SubmitButton>
          </FormActions>
        </Form>
      </Section>
      <InvoiceLook profile={profile} control={control} />
    </Columns>
  )
}
