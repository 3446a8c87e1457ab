'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'

export type Decision = 'accept' | 'reject'
type Props = { order: WorkorderDetail; decision: Decision } & OverlayProps

const words = {
  accept: {
    title: 'Accept the first article?',
    submit: 'Accept',
    done: 'First article accepted',
    text: 'Production is open. We tell the supplier.',
    failed: 'Not accepted',
  },
  reject: {
    title: 'Reject the first article?',
    submit: 'Reject',
    done: 'First article rejected',
    text: 'The supplier brings a new one.',
    failed: 'Not rejected',
  },
}

/** Asks once more before a first article is accepted or rejected, and why where a reason is due. */
export default function FirstArticleDialog({ order, decision, open, onClose }: Props) {
  const toast = useToast()
  const address = useUrlState()
  const { id, firstArticle, reports } = order
  const report = reports.find((one) => one.id === firstArticle?.reportId)
  const failed = report?.verdict === 'rejected' ? report.failed : 0
  const isReasonDue = decision === 'reject' || failed > 0
  const { title, submit, done, text, failed: failTitle } = words[decision]
  // Of what was on screen when it opened: one that comes meanwhile is looked at first.
  const [askedAt] = useState(firstArticle?.askedAt)
  const contract = useContractForm({
    schema: () =>
      import('@/lib/contract/orders/first-articles').then(({ AcceptFirstArticleForm, FirstArticleReasonForm }) =>
        isReasonDue ? FirstArticleReasonForm : AcceptFirstArticleForm,
      ),
    defaults: { note: '' },
    submit: ({ note }: { note?: string | null }) =>
      decision === 'reject'
        ? decide('POST /api/workorders/{id}/first-article/reject', { id, note: note ?? '', askedAt })
        : decide('POST /api/workorders/{id}/first-article/accept', { id, note, askedAt }),
    onDone: () => {
      toast({ title: done, text })
      address.set({ first: null, report: null })
    },
    failTitle,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={leadOf(decision, failed)}
      form={contract}
      submitLabel={submit}
      tone={decision === 'reject' ? 'danger' : 'primary'}
    >
      <TextField
        control={contract.form.control}
        name="note"
        label={isReasonDue ? 'Reason' : 'Note'}
        help="Both sides read it. Without contact details and names."
        required={isReasonDue}
        maxLength={500}
        multiline
      />
    </FormDialog>
  )
}

function leadOf(decision: Decision, failed: number): string {
  if (decision === 'reject')
    return 'The supplier sees the reason, and brings a new one. Production stays closed until then.'
  if (failed)
    return `${failed === 1 ? '1 piece' : `${count(failed)} pieces`} of the report failed: say why you accept it.`
  return 'The rest of the order is made like it. This can’t be undone.'
}
