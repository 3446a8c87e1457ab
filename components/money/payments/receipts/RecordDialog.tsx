'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isoDay, rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { howOf, modeOptions, notified, sumOf } from './words'

type Props = { order: Workorder; open: boolean; onClose: () => void }

/** An admin records what a customer paid for an order. */
export default function RecordDialog({ order, open, onClose }: Props) {
  const toast = useToast()
  const today = isoDay(useNow())
  const [key, setKey] = useState(newKey)
  const [isOver, setIsOver] = useState(false)
  const [confirmOver, setConfirmOver] = useState(false)
  const { id: workOrderId, customerName, balancePaise } = order
  const name = displayId('workorder', workOrderId)
  const asksBefore = order.paymentBy === 'hand' && order.paymentStatus === 'partial'
  const balance = balancePaise && balancePaise > 0 ? String(balancePaise) : ''
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ PaymentForm }) => PaymentForm),
    defaults: {
      amountPaise: balance,
      tdsPaise: '',
      tdsSection: '',
      mode: 'neft' as const,
      utr: '',
      receivedOn: today,
      note: '',
      alreadyPaidPaise: '',
    },
    submit: ({ alreadyPaidPaise, ...payment }) => {
      const paise = payment.amountPaise + (payment.tdsPaise ?? 0)
      const part = { workOrderId, paise, ...(asksBefore && { alreadyPaidPaise: alreadyPaidPaise ?? undefined }) }
      return send(
        'POST /api/receipts',
        { ...payment, allocations: [part], confirmOver: confirmOver || undefined },
        { idempotencyKey: key },
      ).catch((error: unknown) => {
        setKey(newKey())
        if (!(error instanceof Problem)) throw error
        if (error.code === 'conflict' && error.message.endsWith('on account?')) setIsOver(true)
        throw renamed(error)
      })
    },
    onDone: (receipt) => {
      toast({
        title: `${sumOf(receipt)} recorded`,
        text: `${name}, ${howOf(receipt)}. ${notified(customerName)}`,
      })
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
      title={`Record payment: ${name}`}
      lead={
        <>
          {customerName}
          {balancePaise !== null && balancePaise !== undefined && `, balance ${rupees(balancePaise)}`}
        </>
      }
      form={contract}
      submitLabel="Record payment"
    >
      <RupeesField control={control} name="amountPaise" label="Amount" required />
      <DateField control={control} name="receivedOn" label="Received on" required />
      <SelectField control={control} name="mode" label="Mode" options={modeOptions} required />
      <TextField control={control} name="utr" label="UTR or cheque number" maxLength={40} autoComplete="off" />
      <RupeesField
        control={control}
        name="tdsPaise"
        label="TDS deducted"
        help="Tax deducted at source. It counts as paid."
      />
      <TextField control={control} name="tdsSection" label="TDS section" maxLength={20} autoComplete="off" />
      {asksBefore && (
        <FormWide>
          <RupeesField
            control={control}
            name="alreadyPaidPaise"
            label="Paid before"
            help="This order was marked as partially paid. Enter the amount paid before this payment."
            required
          />
        </FormWide>
      )}
      <FormWide>
        <TextField control={control} name="note" label="Note" help="Only admins see this." maxLength={500} />
      </FormWide>
      {isOver && (
        <FormWide>
          <Check label="Keep the rest on account" checked={confirmOver} onChange={setConfirmOver} />
        </FormWide>
      )}
    </FormDialog>
  )
}

/** The issue of the order's part, under the field that asks for it here. */
const renamed = (error: Problem) =>
  error.issues?.some(({ path }) => path.startsWith('allocations.'))
    ? new Problem(
        error.code,
        error.message,
        error.issues.map((issue) => ({
          ...issue,
          path: issue.path.endsWith('alreadyPaidPaise') ? 'alreadyPaidPaise' : 'amountPaise',
        })),
        error.extra,
      )
    : error
