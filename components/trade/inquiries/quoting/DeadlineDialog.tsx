'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import { dateTime } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { dayOf, eveningOf } from './evening'

type Props = {
  /** What it is the deadline of. */
  noun: 'inquiry' | 'rfq'
  id: number
  quoteBy: string | null
  /** Quoting has closed: it opens again. */
  reopens: boolean
  /** Sealed prices are in: it can only move later. */
  hasSealed: boolean
  open: boolean
  onClose: () => void
}

/** Asks until when suppliers quote. */
export default function DeadlineDialog({ noun, id, quoteBy, reopens, hasSealed, open, onClose }: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.moveDeadline.body),
    defaults: { quoteBy: dayOf(quoteBy) },
    submit: ({ quoteBy: day }): Promise<{ quoteBy: string | null }> => {
      const input = { id, quoteBy: day ? eveningOf(day) : null }
      return noun === 'rfq'
        ? decide('PATCH /api/rfqs/{id}/deadline', input)
        : decide('PATCH /api/inquiries/{id}/deadline', input)
    },
    onDone: (moved) => {
      const text = moved.quoteBy ? `Suppliers quote until ${dateTime(moved.quoteBy)}.` : 'There is no deadline.'
      toast({ title: quoteBy ? 'Deadline moved' : 'Deadline set', text })
      onClose()
    },
    failTitle: quoteBy ? 'Couldn’t move the deadline' : 'Couldn’t set the deadline',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Deadline of ${displayId(noun, id)}`}
      lead={reopens ? 'Quoting opens again until then.' : 'Suppliers that asked or quoted are notified.'}
      form={contract}
      submitLabel={quoteBy ? 'Move the deadline' : 'Set a deadline'}
    >
      <DateField
        control={contract.form.control}
        name="quoteBy"
        label="Quotes until"
        ahead
        help={hasSealed ? '18:00 (IST) on this day. Sealed prices are in: later only.' : '18:00 (IST) on this day'}
      />
    </FormDialog>
  )
}
