'use client'

import { Form, FormActions } from '@/components/ui/form/Form'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { Section } from '@/components/ui/layout/Section'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { TALLY_LEDGER_LABELS, TALLY_LEDGERS, type TallyLedger } from '@/lib/terms/tally'
import { useOperatorForm } from './useOperatorForm'

const fields = ['tallyLedgers'] as const
const ledgers = Object.keys(TALLY_LEDGERS) as TallyLedger[]

/** The ledgers that files for Tally name. */
export function TallyPart({ profile }: { profile: OperatorProfile }) {
  const { control, rest } = useOperatorForm(profile, fields)
  return (
    <Section
      title="Ledgers in Tally"
      lead="The files for Tally (Payments, Returns) name these ledgers. Write them exactly as they are called in your Tally company."
    >
      <Form {...rest} label="Ledgers in Tally" columns>
        {ledgers.map((name) => (
          <TextField
            key={name}
            control={control}
            name={`tallyLedgers.${name}`}
            label={TALLY_LEDGER_LABELS[name]}
            placeholder={TALLY_LEDGERS[name]}
            maxLength={100}
          />
        ))}
        <FormActions>
          <SubmitButton busy={rest.busy}>Save ledgers</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
