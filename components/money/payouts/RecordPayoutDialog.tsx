'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { Bill } from '@/lib/contract/money/bills'
import { isoDay, rupees } from '@/lib/terms/format'
import { sumOf } from '@/lib/terms/paise'
import { howOf, modeOptions, notified, sumOf as sumWords } from '../payments/receipts/words'

type Props = { /** None: an advance to an order. */ bills: readonly Bill[]; open: boolean; onClose: () => void }

/** An admin records what a supplier was paid for bills, or as an advance to an order. */
export default function RecordPayoutDialog({ bills, open, onClose }: Props) {
  const toast = useToast()
  const today = isoDay(useNow())
  const [key, setKey] = useState(newKey)
  const [asksBefore, setAsksBefore] = useState(false)
  const { data: codes } = useApi('GET /api/tds-codes', {})
  const isAdvance = !bills.length
  const balance = sumOf(bills.map(({ balancePaise }) => balancePaise))
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/payouts').then(({ PayoutFields }) => PayoutFields),
    defaults: {
      workorderId: '',
      amountPaise: balance ? String(balance) : '',
      tdsPaise: '',
      tdsSection: '',
      mode: 'neft' as const,
      utr: '',
      paidOn: today,
      note: '',
      alreadyPaidPaise: '',
    },
    submit: (payment) =>
      send(
        'POST /api/payouts',
        { ...payment, billIds: bills.map(({ id }) => id), advance: isAdvance },
        { idempotencyKey: key },
      ).catch((error: unknown) => {
        setKey(newKey())
        if (error instanceof Problem && error.issues?.some(({ path }) => path === 'alreadyPaidPaise'))
          setAsksBefore(true)
        throw error
      }),
    onDone: (payout) => {
      toast({ title: `${sumWords(payout)} recorded`, text: `${howOf(payout)}. ${notified(payout.supplierName)}` })
      onClose()
    },
    failTitle: 'Not recorded',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={isAdvance ? 'Pay in advance' : `Record payment: ${bills.map(({ number }) => number).join(', ')}`}
      lead={
        isAdvance
          ? 'The next approved bills of the order use it.'
          : `${bills[0]!.supplierName}, open ${rupees(balance)}`
      }
      form={form}
      submitLabel="Record payment"
    >
      {isAdvance && (
        <FormWide>
          <TextField
            control={control}
            name="workorderId"
            label="Work order"
            help="Its number without WO: 42"
            inputMode="numeric"
            required
            autoComplete="off"
          />
        </FormWide>
      )}
      <RupeesField control={control} name="amountPaise" label="Amount" help="Without the tax deducted." required />
      <DateField control={control} name="paidOn" label="Paid on" required />
      <SelectField control={control} name="mode" label="Mode" options={modeOptions} required />
      <TextField control={control} name="utr" label="UTR or cheque number" maxLength={40} autoComplete="off" />
      <RupeesField control={control} name="tdsPaise" label="TDS deducted" help="It counts as paid." />
      <SelectField
        control={control}
        name="tdsSection"
        label="TDS code"
        placeholder="None"
        options={(codes ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
      />
      {asksBefore && (
        <FormWide>
          <RupeesField
            control={control}
            name="alreadyPaidPaise"
            label="Paid before"
            help="The order was marked as partially paid. Enter the amount paid before this payment."
            required
          />
        </FormWide>
      )}
      <FormWide>
        <TextField control={control} name="note" label="Note" help="Only admins see this." maxLength={500} />
      </FormWide>
    </FormDialog>
  )
}
