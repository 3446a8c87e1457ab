'use client'

import { useId, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/layout/Button'
import { TextField } from '@/components/ui/form/TextField'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useAboveLimit, useMay } from '@/lib/client/viewer'
import { decide } from '@/lib/client/api'
import type { Role } from '@/lib/contract/accounts/account'
import type { Quotation } from '@/lib/contract/quotations'
import { displayId } from '@/lib/rules/nouns'
import { quotationFlow } from '@/lib/rules/flows/quotation-flow'
import { isOpen } from './offers'
import { wordsOf, type Decision } from './decisions'
import css from './quotations.module.css'

type Props = {
  quotation: Quotation
  role: Role
  onDone?: () => void
  /** One of several on the screen: its buttons say whose they are. */
  named?: boolean
  /** Stands here when there is nothing to decide. */
  otherwise?: ReactNode
}

/** In this order: destructive ones first, the main one last. */
const order: Decision[] = ['sent', 'rejected', 'accepted']

/** The decisions that this role has on a quotation, each asked once more before it is sent. */
export function QuotationActions({ quotation, role, onDone, named, otherwise }: Props) {
  const toast = useToast()
  const [asked, setAsked] = useState<Decision>('rejected')
  const [open, setOpen] = useState(false)
  const { control, getValues, reset } = useForm({ defaultValues: { poNumber: '' } })
  const may = useMay()
  const possible = order.filter(
    (to) => quotationFlow.moves(quotation.status, role).includes(to) && may('quotation.changeStatus'),
  )
  const moves = isOpen(quotation) ? possible : possible.filter((to) => to !== 'accepted')
  const words = wordsOf(asked, quotation, role)
  const above = useAboveLimit()(quotation.price)
  const reason = useId()
  const isAbove = (to: Decision) => to === 'accepted' && above !== null

  const confirm = async () => {
    const { poNumber } = getValues()
    await decide('PATCH /api/quotations/{id}/status', {
      ...{ id: quotation.id, status: asked },
      ...(asked === 'accepted' && { poNumber, version: quotation.version }),
    })
    const accepted = role === 'customer' && asked === 'accepted'
    const link = accepted
      ? { href: '/customer/orders', label: `${displayId('inquiry', quotation.inquiryId)}: see your orders` }
      : undefined
    toast({ title: 'Success', text: words.done, link })
    onDone?.()
  }

  return (
    <>
      {moves.some(isAbove) && (
        <span id={reason} className={css.limit}>
          {above}
        </span>
      )}
      {moves.map((to) => (
        <Button
          key={to}
          variant={to === 'accepted' ? 'contained' : 'outlined'}
          color={to === 'rejected' ? 'error' : 'primary'}
          aria-label={
            named ? `${wordsOf(to, quotation, role).label} ${displayId('quotation', quotation.id)}` : undefined
          }
          disabled={isAbove(to)}
          aria-describedby={isAbove(to) ? reason : undefined}
          onClick={() => {
            setAsked(to)
            reset()
            setOpen(true)
          }}
        >
          {wordsOf(to, quotation, role).label}
        </Button>
      ))}
      {(!moves.length || !isOpen(quotation)) && otherwise}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        text={words.text}
        confirmLabel={words.confirm}
        tone={words.danger && 'danger'}
        onConfirm={confirm}
        failTitle="Error"
        failText="Failed to update quotation status."
      >
        {asked === 'accepted' && (
          <TextField
            control={control}
            name="poNumber"
            label={role === 'customer' ? 'Your PO number' : 'The customer’s PO number'}
            help="The supplier doesn’t see it."
            maxLength={40}
            autoComplete="off"
          />
        )}
      </ConfirmDialog>
    </>
  )
}
