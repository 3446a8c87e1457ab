import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { decide } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'
import { decisionWords } from './decision-words'
import type { Decision } from './decisions'

type Props = {
  open: boolean
  decision: Decision
  quotation: Quotation
  role: Role
  onClose: () => void
  onDone?: () => void
}

/** Asks once more before a decision on a quotation is sent; an acceptance takes the number of the purchase order. */
export default function DecisionDialog({ open, decision, quotation, role, onClose, onDone }: Props) {
  const toast = useToast()
  const { control, getValues } = useForm({ defaultValues: { poNumber: '' } })
  const words = decisionWords(decision, quotation, role)
  const accepts = decision === 'accepted'

  const confirm = async () => {
    const { poNumber } = getValues()
    await decide('PATCH /api/quotations/{id}/status', {
      id: quotation.id,
      status: decision,
      ...(accepts && { poNumber, version: quotation.version }),
    })
    const link =
      accepts && role === 'customer'
        ? { href: '/customer/orders', label: `${displayId('inquiry', quotation.inquiryId)}: see your orders` }
        : undefined
    toast({ title: 'Success', text: words.done, link })
    onDone?.()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      tone={words.danger && 'danger'}
      onConfirm={confirm}
      failTitle="Error"
      failText="Failed to update quotation status."
    >
      {accepts && (
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
  )
}
