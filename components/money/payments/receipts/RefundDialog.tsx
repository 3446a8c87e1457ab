'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Receipt } from '@/lib/contract/money/receipt'
import { isoDay, rupees } from '@/lib/terms/format'
import { modeOptions, notified, sumOf } from './words'

type Props = { receipt: Receipt; open: boolean; onClose: () => void }

/** An admin records what was paid back of money on account. */
export default function RefundDialog({ receipt, open, onClose }: Props) {
  const toast = useToast()
  const [key] = useState(newKey)
  const { customerId, customerName, onAccountPaise } = receipt
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ PaymentForm }) => PaymentForm),
    defaults: {
      amountPaise: String(onAccountPaise),
      mode: 'neft' as const,
      utr: '',
      receivedOn: isoDay(useNow()),
      note: '',
    },
    submit: (paid) => send('POST /api/receipts', { ...paid, customerId, direction: 'out' }, { idempotencyKey: key }),
    onDone: (refund) => {
      toast({ title: `Refund of ${sumOf(refund)} recorded`, text: notified(customerName) })
      onClose()
    },
    failTitle: 'Not recorded',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`Refund to ${customerName}`}
      lead={`${rupees(onAccountPaise)} of this receipt is on account.`}
      form={contract}
      submitLabel="Record refund"
    >
      <RupeesField control={control} name="amountPaise" label="Amount" required />
      <DateField control={control} name="receivedOn" label="Paid on" required />
      <SelectField control={control} name="mode" label="Mode" options={modeOptions} required />
      <TextField control={control} name="utr" label="UTR or cheque number" maxLength={40} autoComplete="off" />
      <FormWide>
        <TextField control={control} name="note" label="Note" help="Only admins see this." maxLength={500} />
      </FormWide>
    </FormDialog>
  )
}
