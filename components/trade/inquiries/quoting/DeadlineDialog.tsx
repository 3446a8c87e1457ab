'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { decide } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { dateTime } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { dayOf, eveningOf } from './evening'

type Props = { inquiry: Inquiry; open: boolean; onClose: () => void }

/** Asks until when suppliers quote. */
export default function DeadlineDialog({
  inquiry: { id, quoteBy, status, pricesSealed, quotationCount },
  open,
  onClose,
}: Props) {
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/inquiries').then(({ inquiries }) => inquiries.moveDeadline.body),
    defaults: { quoteBy: dayOf(quoteBy) },
    submit: ({ quoteBy: day }) =>
      decide('PATCH /api/inquiries/{id}/deadline', { id, quoteBy: day ? eveningOf(day) : null }),
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
      title={`Deadline of ${displayId('inquiry', id)}`}
      lead={status === 'quoted' ? 'Quoting opens again until then.' : 'Suppliers that asked or quoted are notified.'}
      form={contract}
      submitLabel={quoteBy ? 'Move the deadline' : 'Set a deadline'}
    >
      <DateField
        control={contract.form.control}
        name="quoteBy"
        label="Quotes until"
        ahead
        help={
          pricesSealed && quotationCount
            ? '18:00 (IST) on this day. Sealed prices are in: later only.'
            : '18:00 (IST) on this day'
        }
      />
    </FormDialog>
  )
}
