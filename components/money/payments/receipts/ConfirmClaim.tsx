'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { send } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { Problem } from '@/lib/contract/core/problem'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId } from '@/lib/terms/nouns'
import { howOf, notified, sumOf } from './words'

type Props = { receipt: Receipt; open: boolean; onClose: () => void }

/** The claim that has waited longest, but for one. */
const nextClaim = async (id: number) => {
  const { items } = await call('GET /api/receipts', { status: 'claimed', sort: 'id', limit: 2 })
  return items.find((claim) => claim.id !== id)
}

/** An admin confirms that a payment came, with the amount that came; then the next claim opens, where that is asked for. */
export default function ConfirmClaim({ receipt, open, onClose }: Props) {
  const toast = useToast()
  const address = useUrlState()
  const opensNext = useRef(false)
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
    onDone: async () => {
      toast({ title: `${displayId('receipt', id)} is confirmed`, text: notified(customerName) })
      const next = opensNext.current ? await nextClaim(id).catch(() => undefined) : undefined
      onClose()
      if (opensNext.current) address.set({ receipt: next?.id ?? null })
    },
    failTitle: 'Not confirmed',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  const confirmAndNext = () => {
    opensNext.current = true
    void contract.onSubmit().finally(() => (opensNext.current = false))
  }
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`Confirm ${displayId('receipt', id)}`}
      lead={`${customerName} says it has paid ${sumOf(receipt)} by ${howOf(receipt)}. Enter the amount received.`}
      form={contract}
      submitLabel="Confirm"
      more={
        <Button disabled={contract.busy} onClick={confirmAndNext}>
          Confirm and next
        </Button>
      }
    >
      <RupeesField control={control} name="amountPaise" label="Amount" required />
      <DateField control={control} name="receivedOn" label="Received on" required />
      <RupeesField control={control} name="tdsPaise" label="TDS deducted" />
      {isPartial && (
        <RupeesField
          control={control}
          name="alreadyPaidPaise"
          label="Paid before"
          help="Amount paid before this payment."
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
