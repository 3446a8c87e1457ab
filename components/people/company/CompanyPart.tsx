'use client'

import { Form, FormActions, FormTitle } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { Columns, Page } from '@/components/ui/layout/Page'
import { Section } from '@/components/ui/layout/Section'
import { PostalFields } from '@/components/people/tax-profiles/PostalFields'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { InvoiceLook } from './InvoiceLook'
import { Logo } from './Logo'
import { useOperatorForm } from './useOperatorForm'

const fields = [
  'legalName',
  'signatory',
  'addressLine1',
  'addressLine2',
  'city',
  'pin',
  'email',
  'phone',
  'cin',
  'hub',
] as const

/** Who the company is, and where. */
export function CompanyPart({ profile }: { profile: OperatorProfile }) {
  const { control, rest } = useOperatorForm(profile, fields)
  return (
    <Columns main>
      <Page>
        <Section title="Company" lead="Printed on invoices as you enter it here. Issued invoices don’t change.">
          <Form {...rest} label="Company" columns>
            <TextField control={control} name="legalName" label="Legal name" maxLength={100} required />
            <TextField control={control} name="signatory" label="Authorised signatory" maxLength={100} required />
            <PostalFields control={control} stateCode={profile.stateCode} required />
            <TextField control={control} name="email" label="Email" type="email" required />
            <TextField control={control} name="phone" label="Phone" type="tel" maxLength={50} required />
            <TextField
              control={control}
              name="cin"
              label="CIN"
              help="Only companies have one, e.g. U28110MH2019PTC123456"
              maxLength={24}
            />
            <FormTitle
              title="Hub"
              lead="Where suppliers deliver, in the same State. Leave empty if it is the address above."
            />
            <PostalFields control={control} of="hub" stateCode={profile.stateCode} />
            <FormActions>
              <SubmitButton busy={rest.busy}>Save company</SubmitButton>
            </FormActions>
          </Form>
        </Section>
        <Logo profile={profile} />
      </Page>
      <InvoiceLook profile={profile} control={control} />
    </Columns>
  )
}
