'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { Problem } from '@/lib/contract/core/problem'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId } from '@/lib/terms/nouns'
import { howOf, notified, sumOf } from './words'

type Props = { receipt: Receipt; open: boolean; onClose: () => void }

/** An admin confirms that a payment came, with the amount that came. */
export default function ConfirmClaim({ receipt, open, onClose }: Props) {
  const toast = useToast()
  const { id, amountPaise, tdsPaise, receivedOn, customerName } = receipt
  const [isOver, setIsOver] = useState(false)
  const [confirmOver, setConfirmOver] = useState(false)
  const [isPartial, setIsPartial] = useState(false)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ ConfirmForm }) => ConfirmForm),
    defaults: {
      amountPaise: String(amountPaise),
      tdsPaise: tdsPaise ? String(tdsPaise) : '',
      receivedOn,
      alreadyPaidPaise: '',
    },
    submit: ({ alreadyPaidPaise, ...came }) => {
      const total = came.amountPaise + (came.tdsPaise ?? 0)
      const allocations = receipt.allocations.map(({ workOrderId, paise }) => ({
        workOrderId,
        paise: Math.min(paise, total),
        alreadyPaidPaise: alreadyPaidPaise ?? undefined,
      }))
      return send('PATCH /api/receipts/{id}/status', {
        id,
        status: 'received',
        ...came,
        tdsPaise: came.tdsPaise ?? 0,
        ...(isPartial && { allocations }),
        confirmOver: confirmOver || undefined,
      }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
        if (error.code === 'conflict' && error.message.endsWith('on account?')) setIsOver(true)
        if (error.issues?.some(({ path }) => path.endsWith('alreadyPaidPaise'))) setIsPartial(true)
        throw error
      })
    },
    onDone: () => {
      toast({ title: `${displayId('receipt', id)} is confirmed`, text: notified(customerName) })
      onClose()
    },
    failTitle: 'Not confirmed',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`Confirm ${displayId('receipt', id)}`}
      lead={`${customerName} says it has paid ${sumOf(receipt)} by ${howOf(receipt)}. Enter what came.`}
      form={contract}
      submitLabel="Confirm"
    >
      <RupeesField control={control} name="amountPaise" label="Amount" required />
      <DateField control={control} name="receivedOn" label="Received on" required />
      <RupeesField control={control} name="tdsPaise" label="TDS deducted" />
      {isPartial && (
        <RupeesField
          control={control}
          name="alreadyPaidPaise"
          label="Paid before"
          help="How much was paid until then."
        />
      )}
      {isOver && (
        <FormWide>
          <Check label="Keep the rest on account" checked={confirmOver} onChange={setConfirmOver} />
        </FormWide>
      )}
    </FormDialog>
  )
}
