'use client'

import { Button } from '@/components/ui/controls/Button'
import { TextField } from '@/components/ui/form/TextField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Row } from '@/components/ui/layout/Row'
import { isFileField } from '@/lib/rules/files/moderation'
import css from './RejectDialog.module.css'
import type { QueueName } from './query'
import { nouns, type Waiting } from './waiting'

const usual: Record<QueueName, readonly string[]> = {
  suppliers: [],
  customers: [],
  machines: ['The serial number is missing.', 'The specifications are incomplete.', 'This machine is listed already.'],
  documents: ['The scan can’t be read.', 'Number or dates differ from the document.', 'It is of another company.'],
  held: ['It contains contact details. Questions go through us.', 'It names a company.'],
  processes: ['Say which sizes, materials and tolerances you hold.', 'This process is listed already.'],
}

const rejecting = () => import('@/lib/contract/core/fields').then((contract) => contract.rejection.unwrap())
const refusing = () =>
  import('@/lib/contract/trade/company-documents').then((form) => form.companyDocuments.reject.body)
const withholding = () => import('@/lib/contract/files/moderation').then((contract) => contract.messages.withhold.body)

type Props = {
  /** The entry to reject; kept while the dialog closes. */
  one: Waiting
  open: boolean
  onClose: () => void
  onReject: (one: Waiting, reason: string | null) => Promise<unknown>
}

/** Asks why, since the supplier or author reads it. */
export function RejectDialog({ one, open, onClose, onReject }: Props) {
  const { one: noun } = nouns[one.queue]
  const held = one.queue === 'held'
  const file = held && isFileField(one.thing.field)
  const form = useContractForm({
    schema: held ? withholding : one.queue === 'documents' ? refusing : rejecting,
    defaults: { reason: '' },
    submit: ({ reason }: { reason?: string | null }) => onReject(one, reason ?? null),
    onDone: onClose,
    failTitle: 'Error',
    failText: `Failed to ${held ? `withhold the ${file ? 'file' : 'text'}` : `reject ${noun}`}`,
  })
  const { control, setValue, setFocus } = form.form
  const take = (reason: string) => {
    setValue('reason', reason, { shouldDirty: true })
    setFocus('reason')
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${held ? 'Withhold' : 'Reject'} ${one.title}?`}
      lead={
        file
          ? 'The other side doesn’t get the file. We tell its author why.'
          : held
            ? 'The other side still sees it with •••. We tell its author why.'
            : one.queue === 'documents'
              ? 'We tell the supplier why. They can add the document anew.'
              : `We tell the supplier why. They can correct the ${noun} and submit it again.`
      }
      form={form}
      submitLabel={held ? 'Withhold' : `Reject ${noun}`}
      tone="danger"
    >
      <TextField control={control} name="reason" label="Reason" multiline />
      <Row wrap gap="small" className={css.usual} role="group" aria-label="Common reasons">
        {usual[one.queue].map((reason) => (
          <Button key={reason} size="small" onClick={() => take(reason)}>
            {reason}
          </Button>
        ))}
      </Row>
    </FormDialog>
  )
}
