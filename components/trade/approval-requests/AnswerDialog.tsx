import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import type { QuotationApproval } from '@/lib/contract/trade/quotations'
import { money, several } from '@/lib/terms/format'

export type Answer = 'approve' | 'decline' | 'withdraw'

type Props = {
  answer: Answer
  approval: Pick<QuotationApproval, 'id' | 'askedBy' | 'note'>
  /** INR. */
  price: number
  /** How many lines an award has; absent for one quotation. */
  lines?: number | null
  open: boolean
  onClose: () => void
}

const words = {
  approve: {
    title: (price: string, lines: string | null) =>
      lines ? `Approve and award ${lines} at ${price}?` : `Approve and accept at ${price}?`,
    lead: (isAward: boolean) =>
      isAward
        ? 'The quotations are accepted with your name. Any other open quotation on these lines is rejected. This can’t be undone.'
        : 'The quotation is accepted with your name. Any other open quotation on the inquiry is rejected. This can’t be undone.',
    submit: 'Approve and accept',
    done: (isAward: boolean) => (isAward ? 'Lines awarded' : 'Quotation accepted'),
    failed: 'Not approved',
  },
  decline: {
    title: () => 'Decline the approval?',
    lead: (isAward: boolean) => (isAward ? 'The quotations stay open.' : 'The quotation stays open.'),
    submit: 'Decline',
    done: () => 'Approval declined',
    failed: 'Not declined',
  },
  withdraw: {
    title: () => 'Withdraw your request?',
    lead: (isAward: boolean) =>
      isAward ? 'The quotations stay open. You can ask again.' : 'The quotation stays open. You can ask again.',
    submit: 'Withdraw request',
    done: () => 'Request withdrawn',
    failed: 'Not withdrawn',
  },
}

/** Asks once more before a request is approved, declined or withdrawn. A refusal says why. */
export default function AnswerDialog({ answer, approval: { id, askedBy, note }, price, lines, open, onClose }: Props) {
  const toast = useToast()
  const isAward = Boolean(lines)
  const { title, lead, submit, done, failed } = words[answer]
  const contract = useContractForm({
    schema: () =>
      import('@/lib/contract/trade/approval-requests').then(({ ApprovalNote, ApprovalRefusal }) =>
        answer === 'decline' ? ApprovalRefusal : ApprovalNote,
      ),
    defaults: { note: '' },
    submit: (values: { note?: string | null }) =>
      answer === 'decline'
        ? send('POST /api/approval-requests/{id}/decline', { id, note: values.note ?? '' })
        : answer === 'approve'
          ? send('POST /api/approval-requests/{id}/approve', { id, ...values })
          : send('POST /api/approval-requests/{id}/withdraw', { id, ...values }),
    onDone: () => {
      toast({
        title: done(isAward),
        text: answer === 'withdraw' ? 'Nobody decides it any more.' : `We notify ${askedBy}.`,
      })
      onClose()
    },
    failTitle: failed,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title(money(price), lines ? several(lines, 'line', 'lines') : null)}
      lead={[note && `${askedBy}: “${note}”`, lead(isAward)].filter(Boolean).join(' ')}
      form={contract}
      submitLabel={submit}
      tone={answer === 'decline' ? 'danger' : 'primary'}
    >
      <TextField
        control={contract.form.control}
        name="note"
        label={answer === 'decline' ? 'Reason' : 'Note'}
        help={answer === 'withdraw' ? undefined : `${askedBy} reads it.`}
        required={answer === 'decline'}
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}
