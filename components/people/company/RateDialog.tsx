'use client'

import type { z, ZodType } from 'zod'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { PercentField } from '@/components/ui/form/PercentField'
import { send } from '@/lib/client/api'
import type { Rate, RateForm } from '@/lib/contract/money/rates'

type In = z.input<typeof RateForm>
type Out = z.output<typeof RateForm>

type Props = {
  /** Null for a new one. */
  rate: Rate | null
  /** The new one is a bank rate. */
  bank?: true
  open: boolean
  onClose: () => void
}

/** Lists a rate of tax, corrects one, or ends one on which documents stand. */
export default function RateDialog({ rate, bank, open, onClose }: Props) {
  const toast = useToast()
  const ends = rate?.inUse ?? false
  const form = useContractForm<In, Out, Rate>({
    schema: () =>
      import('@/lib/contract/money/rates').then(
        (contract) => (rate ? contract.RateForm : contract.NewRateForm) as ZodType<Out, In>,
      ),
    defaults: {
      kind: bank ? 'bank' : 'gst',
      code: bank ? 'bank' : (rate?.code ?? ''),
      rateBp: rate ? String(rate.rateBp) : '',
      from: rate?.from ?? '',
      to: rate?.to ?? '',
      note: rate?.note ?? '',
    },
    submit: ({ kind, ...values }) =>
      rate
        ? send('PATCH /api/rates/{id}', { ...(ends ? { to: values.to } : values), id: rate.id })
        : send('POST /api/rates', { ...values, kind }),
    onDone: ({ code }) => {
      toast({
        title: rate ? 'Rate changed' : 'Rate added',
        text: bank ? 'Interest follows it from its first day on.' : `${code}: applies to invoices from now on.`,
      })
      onClose()
    },
    failTitle: 'Rate Not Saved',
    failText: 'The rate could not be saved',
  })
  const { control } = form.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={bank ? 'New bank rate' : !rate ? 'Add rate' : ends ? 'End rate' : 'Change rate'}
      lead={
        bank
          ? 'The one before it ends on the day before.'
          : ends
            ? 'Issued documents use this rate: only its last day can change.'
            : undefined
      }
      form={form}
      submitLabel={!rate ? 'Add rate' : 'Save'}
    >
      {!ends && (
        <>
          {!bank && (
            <TextField
              control={control}
              name="code"
              label="HSN or SAC"
              help="2 to 8 digits; 84 covers all codes that begin with 84"
              maxLength={8}
              required
            />
          )}
          <PercentField control={control} name="rateBp" label="Rate (%)" required />
          <DateField control={control} name="from" label="First day" required />
        </>
      )}
      {!bank && <DateField control={control} name="to" label="Last day" help="Leave empty for no last day" />}
      {!ends && (
        <FormWide>
          <TextField
            control={control}
            name="note"
            label="Note"
            placeholder={bank ? 'e.g. press release of the RBI' : 'e.g. Notification 9/2025'}
            maxLength={300}
          />
        </FormWide>
      )}
    </FormDialog>
  )
}
