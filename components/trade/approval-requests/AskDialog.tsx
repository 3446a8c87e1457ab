import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useAboveLimit } from '@/lib/client/viewer'
import { send } from '@/lib/client/api'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

type Props = { quotation: Quotation; open: boolean; onClose: () => void }

/** Asks colleagues to approve an acceptance that is above the own limit. */
export default function AskDialog({ quotation: { id, version, price, projectName }, open, onClose }: Props) {
  const toast = useToast()
  const above = useAboveLimit()(price)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/approval-requests').then(({ ApprovalAskForm }) => ApprovalAskForm),
    defaults: { poNumber: '', note: '' },
    submit: ({ poNumber, note }) =>
      send('POST /api/approval-requests', {
        act: 'quotation.accept',
        input: { quotationId: id, version, poNumber },
        note,
      }),
    onDone: () => {
      toast({
        title: 'Approval asked for',
        text: 'We notify your colleagues who may accept it, and you of the answer.',
      })
      onClose()
    },
    failTitle: 'Not asked',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Ask for approval of ${displayId('quotation', id)}`}
      lead={`${money(price)} for “${projectName}”. ${above ?? ''}`}
      form={contract}
      submitLabel="Ask for approval"
    >
      <TextField
        control={control}
        name="poNumber"
        label="Your PO number"
        help="It is printed on your order. The supplier doesn’t see it."
        maxLength={40}
        autoComplete="off"
      />
      <TextField control={control} name="note" label="Note" help="Your colleagues read it." maxLength={500} multiline />
    </FormDialog>
  )
}
