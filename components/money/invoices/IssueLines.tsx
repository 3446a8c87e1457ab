import { useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { Check } from '@/components/ui/form/Check'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { TextField } from '@/components/ui/form/TextField'
import { Grid } from '@/components/ui/layout/Grid'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import type { IssuedKind } from '@/lib/contract/money/invoices'
import type { IssueIn, IssueOut, linesToIssue } from './issue-form'
import { QuantityField } from '@/components/ui/form/QuantityField'

type Props = {
  form: UseFormReturn<IssueIn, unknown, IssueOut>
  kind: IssuedKind
  /** The lines that the document began with. */
  begun: ReturnType<typeof linesToIssue>
}

/** The lines of a document that is about to be issued: what, how many, for how much. */
export function IssueLines({ form: { control, setValue }, kind, begun }: Props) {
  const isNote = kind === 'credit_note' || kind === 'debit_note'
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const [priceOnly, setPriceOnly] = useState(kind === 'debit_note')
  const correctPrice = (only: boolean) => {
    setPriceOnly(only)
    fields.forEach(({ no }, i) =>
      setValue(`lines.${i}.quantityMilli`, only ? '' : (begun[Number(no) - 1]?.quantityMilli ?? '')),
    )
  }
  return (
    <>
      {isNote && <Check label="Correct the price only (no pieces)" checked={priceOnly} onChange={correctPrice} />}
      {fields.map((line, i) => (
        <Surface as="fieldset" pad="medium" key={line.id}>
          <legend>{line.of === 'extra' ? 'Extra' : `Line ${i + 1}`}</legend>
          <Stack gap="medium">
            <TextField
              control={control}
              name={`lines.${i}.description`}
              label="Description"
              maxLength={300}
              required={line.of === 'extra'}
            />
            <Grid least="160px" gap="medium">
              {!priceOnly && <QuantityField control={control} name={`lines.${i}.quantityMilli`} label="Quantity" />}
              <RupeesField
                control={control}
                name={`lines.${i}.taxablePaise`}
                label={kind === 'credit_note' ? 'Credit, excl. GST' : 'Amount, excl. GST'}
                required
              />
            </Grid>
            {fields.length > 1 && (
              <Button size="small" aria-label={`Remove line ${i + 1}`} onClick={() => remove(i)}>
                Remove
              </Button>
            )}
          </Stack>
        </Surface>
      ))}
      {!isNote && (
        <Button
          size="small"
          onClick={() => append({ of: 'extra', description: '', taxablePaise: '', quantityMilli: '' } as never)}
        >
          Add freight or another extra
        </Button>
      )}
    </>
  )
}
