'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { refresh, send } from '@/lib/client/api'
import type { Role } from '@/lib/contract/accounts'
import type { Quotation } from '@/lib/contract/quotations'
import { displayId } from '@/lib/rules/nouns'
import { quotationFlow } from '@/lib/rules/quotation-flow'
import { wordsOf, type Decision } from './decisions'

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
  const moves = order.filter((to) => quotationFlow.moves(quotation.status, role).includes(to))
  const words = wordsOf(asked, quotation, role)

  const decide = async () => {
    try {
      await send('PATCH /api/quotations/{id}/status', { id: quotation.id, status: asked })
    } catch (error) {
      // Somebody was faster, or it has expired: refresh what is on screen.
      refresh()
      throw error
    }
    toast({ title: 'Success', text: words.done })
    onDone?.()
  }

  return (
    <>
      {moves.map((to) => (
        <Button
          key={to}
          variant={to === 'accepted' ? 'contained' : 'outlined'}
          color={to === 'rejected' ? 'error' : 'primary'}
          aria-label={
            named ? `${wordsOf(to, quotation, role).label} ${displayId('quotation', quotation.id)}` : undefined
          }
          disabled={to === 'accepted' && quotation.expired}
          onClick={() => {
            setAsked(to)
            setOpen(true)
          }}
        >
          {wordsOf(to, quotation, role).label}
        </Button>
      ))}
      {!moves.length && otherwise}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        text={words.text}
        confirmLabel={words.confirm}
        tone={words.danger && 'danger'}
        onConfirm={decide}
        failTitle="Error"
        failText="Failed to update quotation status."
      />
    </>
  )
}
