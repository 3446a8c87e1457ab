'use client'

import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { Form, FormActions, FormColumns } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { useOperatorForm } from './useOperatorForm'

const fields = ['tdsCodes'] as const

/** The codes that payments to suppliers offer for deducted tax. */
export function TdsCodes({ profile }: { profile: OperatorProfile }) {
  const { control, rest } = useOperatorForm(profile, fields)
  const { fields: codes, append, remove } = useFieldArray({ control, name: 'tdsCodes' })
  return (
    <Section
      title="Codes of TDS"
      lead="Payments to suppliers offer these codes of the Income-tax Act 2025. The amount is typed, never computed: ask your tax adviser which code applies."
    >
      <Form {...rest} label="Codes of TDS">
        {codes.map(({ id, code }, i) => (
          <Stack key={id} gap="tight">
            <FormColumns>
              <TextField control={control} name={`tdsCodes.${i}.code`} label="Code" maxLength={20} required />
              <TextField
                control={control}
                name={`tdsCodes.${i}.name`}
                label="Kind of payment"
                maxLength={100}
                required
              />
            </FormColumns>
            <Row>
              <Button
                size="small"
                aria-label={`Remove code ${code}`}
                disabled={codes.length === 1}
                onClick={() => remove(i)}
              >
                Remove
              </Button>
            </Row>
          </Stack>
        ))}
        <Row>
          <Button onClick={() => append({ code: '', name: '' })}>Add a code</Button>
        </Row>
        <FormActions>
          <SubmitButton busy={rest.busy}>Save codes</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
