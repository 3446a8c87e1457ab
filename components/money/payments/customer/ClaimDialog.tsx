'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { FormColumns, FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { useNow } from '@/components/ui/hooks/useNow'
import { Fold } from '@/components/ui/layout/Fold'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { isoDay, rupees } from '@/lib/terms/format'
import { modeOptions, sumOf } from '../receipts/words'

/** The limit of a proof (MB). */
const PROOF_MB = 5
const upload: UploadFunction = (file, options) => uploadFile('money', file, options)

type Props = { document: TaxDocument; open: boolean; onClose: () => void }

/** A customer reports a payment an invoice. */
export default function ClaimDialog({ document, open, onClose }: Props) {
  const toast = useToast()
  const today = isoDay(useNow())
  const [key, setKey] = useState(newKey)
  const [block, setBlock] = useState<string | null>(null)
  const { number, workorderId, balancePaise } = document
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ PaidForm }) => PaidForm),
    defaults: {
      amountPaise: String(balancePaise ?? ''),
      tdsPaise: '',
      tdsSection: '',
      mode: 'neft' as const,
      utr: '',
      paidOn: today,
      fileId: [] as UploadedFile[],
    },
    submit: ({ fileId: proof, ...claim }) =>
      send(
        'POST /api/receipts/claims',
        { ...claim, workOrderId: workorderId, fileId: proof?.[0]?.id },
        { idempotencyKey: key },
      ).catch((error: unknown) => {
        setKey(newKey())
        throw error
      }),
    onDone: (receipt) => {
      toast({ title: `${sumOf(receipt)} noted`, text: 'We’ll confirm it once we receive the money.' })
      onClose()
    },
    failTitle: 'Not sent',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`I have paid ${number}`}
      lead={
        balancePaise
          ? `Balance ${rupees(balancePaise)}. We’ll confirm your payment once we receive the money.`
          : undefined
      }
      form={contract}
      submitLabel="I have paid"
      block={block}
    >
      <RupeesField control={control} name="amountPaise" label="Amount" required />
      <DateField control={control} name="paidOn" label="Paid on" required />
      <SelectField control={control} name="mode" label="Mode" options={modeOptions} required />
      <TextField
        control={control}
        name="utr"
        label="UTR or cheque number"
        help="Your bank shows it with the payment."
        required
        maxLength={40}
        autoComplete="off"
      />
      <FormWide>
        <Fold quiet summary="TDS deducted?">
          <FormColumns>
            <RupeesField
              control={control}
              name="tdsPaise"
              label="TDS"
              help="Tax deducted at source. It counts as paid."
            />
            <TextField control={control} name="tdsSection" label="TDS section" maxLength={20} autoComplete="off" />
          </FormColumns>
        </Fold>
      </FormWide>
      <FormWide>
        <FilesField
          control={control}
          name="fileId"
          label="Proof"
          help="The bank’s payment advice, or a photo of it."
          single
          accept={fileTypes.money}
          maxMb={PROOF_MB}
          upload={upload}
          onBlock={setBlock}
        />
      </FormWide>
    </FormDialog>
  )
}
