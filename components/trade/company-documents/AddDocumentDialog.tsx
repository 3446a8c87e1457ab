'use client'

import { useState } from 'react'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import { useFileLimit } from '@/lib/client/file-limits'
import { newKey } from '@/lib/client/idempotency-key'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { CompanyDocument, CompanyDocumentKind } from '@/lib/contract/trade/company-documents'
import { companyDocumentLabels } from '@/lib/rules/trade/company-documents'

const upload: UploadFunction = (file, options) => uploadFile('company', file, options)
const kinds = (Object.keys(companyDocumentLabels) as CompanyDocumentKind[]).map((value) => ({
  value,
  label: companyDocumentLabels[value],
}))

/** A supplier adds a certificate or another document. A renewed one is added anew. */
export default function AddDocumentDialog({ open, onClose }: OverlayProps) {
  const toast = useToast()
  const maxMb = useFileLimit('company')
  const [key, setKey] = useState(newKey)
  const [block, setBlock] = useState<string | null>(null)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/company-documents').then((form) => form.CompanyDocumentDialogForm),
    defaults: {
      kind: 'iso_9001' as CompanyDocumentKind,
      number: '',
      body: '',
      validFrom: '',
      validTo: '',
      fileId: [] as UploadedFile[],
    },
    submit: ({ fileId: [file], ...document }) =>
      send('POST /api/company-documents', { ...document, fileId: file!.id }, { idempotencyKey: key }).catch(
        (error: unknown) => {
          setKey(newKey())
          throw error
        },
      ),
    onDone: ({ label, number }: CompanyDocument) => {
      toast({ title: 'Document added', text: `${label} ${number} waits for an admin’s check.` })
      onClose()
    },
    failTitle: 'Not added',
    failText: 'The document could not be added',
  })
  const { control } = contract.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title="Add document"
      lead="An admin checks it. Add a renewed certificate as a new document."
      form={contract}
      submitLabel="Add document"
      block={block}
    >
      <SelectField control={control} name="kind" label="Kind" options={kinds} required />
      <TextField control={control} name="number" label="Number" required maxLength={60} autoComplete="off" />
      <FormWide>
        <TextField control={control} name="body" label="Issued by" placeholder="TÜV India" maxLength={100} />
      </FormWide>
      <DateField control={control} name="validFrom" label="Valid from" />
      <DateField control={control} name="validTo" label="Valid Until" help="Required for ISO, IATF and AS." />
      <FormWide>
        <FilesField
          control={control}
          name="fileId"
          label="Document"
          help="A PDF, or a photo of it."
          required
          single
          accept={fileTypes.company}
          maxMb={maxMb}
          upload={upload}
          onBlock={setBlock}
        />
      </FormWide>
    </FormDialog>
  )
}
