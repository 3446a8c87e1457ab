import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FilesField } from '@/components/ui/form/FilesField'
import { TextField } from '@/components/ui/form/TextField'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { decide, useApi } from '@/lib/client/api'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'
import { decisionWords } from './decision-words'
import type { Decision } from './decisions'
import { openBeside } from './offers'
import { quotationsOn } from './query'

/** The limit of a purchase order (MB). */
const PO_MB = 5
const upload: UploadFunction = (file, options) => uploadFile('money', file, options)

type Props = {
  open: boolean
  decision: Decision
  quotation: Quotation
  role: Role
  onClose: () => void
  onDone?: () => void
}

/** Asks once more before a decision on a quotation is sent; an acceptance takes the purchase order's number, and its file. */
export default function DecisionDialog({ open, decision, quotation, role, onClose, onDone }: Props) {
  const toast = useToast()
  const { control } = useForm({ defaultValues: { poNumber: '', files: [] as UploadedFile[] } })
  const [block, setBlock] = useState<string | null>(null)
  const { data: offers } = useApi('GET /api/quotations', quotationsOn(quotation.inquiryId))
  const words = decisionWords(decision, quotation, { role, others: openBeside(quotation, offers?.items ?? []) })
  const [poNumber, files] = useWatch({ control, name: ['poNumber', 'files'] })
  const accepts = decision === 'accepted'

  const confirm = async () => {
    await decide('PATCH /api/quotations/{id}/status', {
      id: quotation.id,
      status: decision,
      ...(accepts && { poNumber, poFileId: files[0]?.id, version: quotation.version }),
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
      block={block ?? blockOf(poNumber, files.length)}
    >
      {accepts && (
        <TextField
          control={control}
          name="poNumber"
          label={role === 'customer' ? 'Your PO number' : 'The customer’s PO number'}
          help="The supplier doesn’t see it."
          maxLength={40}
          autoComplete="off"
          required={files.length > 0}
        />
      )}
      {accepts && role === 'customer' && (
        <FilesField
          control={control}
          name="files"
          label="PO file"
          help="Only you and Jobwork see it."
          single
          accept={fileTypes.money}
          maxMb={PO_MB}
          upload={upload}
          onBlock={setBlock}
        />
      )}
    </ConfirmDialog>
  )
}

/** What is missing beside an attached order. */
const blockOf = (poNumber: string, files: number): string | null =>
  files > 0 && !poNumber.trim() ? 'Enter your PO number' : null
