'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import type { UploadedFile, UploadFunction } from '@/components/ui/files/FileUploader'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useNow } from '@/components/ui/hooks/useNow'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { BillProposal } from '@/lib/contract/money/bills'
import { isoDay } from '@/lib/terms/format'
import { askedLines, totalsOfLines, type Choosable } from './lines-to-bill'

/** The limit of a bill's file (MB). */
const BILL_MB = 5
const upload: UploadFunction = (file, options) => uploadFile('money', file, options)

type Props = { lines: readonly Choosable[]; proposal: BillProposal; open: boolean; onClose: () => void }

/** A supplier submits its own bill of these deliveries. The figures are those that match; it corrects what its bill has otherwise. */
export default function UploadDialog({ lines, proposal, open, onClose }: Props) {
  const toast = useToast()
  const address = useUrlState()
  const today = isoDay(useNow())
  const [idempotencyKey, setKey] = useState(newKey)
  const [block, setBlock] = useState<string | null>(null)
  const sums = totalsOfLines(lines)
  const typed = proposal.numbers.find(({ shipmentId }) => lines.some((line) => line.shipmentId === shipmentId))
  const isInter = proposal.split === 'inter'
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ UploadedBillFields }) => UploadedBillFields),
    defaults: {
      number: typed?.number ?? '',
      billedOn: typed?.on ?? today,
      taxablePaise: String(sums.taxablePaise),
      cgstPaise: String(sums.cgstPaise),
      sgstPaise: String(sums.sgstPaise),
      igstPaise: String(sums.igstPaise),
      totalPaise: String(sums.totalPaise),
      fileId: [] as UploadedFile[],
    },
    submit: ({ fileId, ...bill }) =>
      send(
        'POST /api/bills',
        { ...bill, source: 'uploaded', lines: askedLines(lines), fileId: fileId[0]!.id },
        { idempotencyKey },
      ).catch((error: unknown) => {
        setKey(newKey())
        throw error
      }),
    onDone: ({ id, number, mismatches }) => {
      toast(
        mismatches.length
          ? { title: `${number} does not match`, text: `${mismatches.join('. ')}. We check it.`, tone: 'warning' }
          : { title: `${number} is submitted`, text: 'It matches what was accepted.' },
      )
      onClose()
      address.set({ tab: 'check', bill: id, shipment: null })
    },
    failTitle: 'Not submitted',
    failText: 'Please try again.',
  })
  const { control } = form.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title="Bill it"
      lead="These figures match what was accepted. Change what your bill has otherwise."
      form={form}
      submitLabel="Submit bill"
      block={block}
    >
      <TextField
        control={control}
        name="number"
        label="Number of your bill"
        placeholder="MP/118"
        maxLength={16}
        required
        autoComplete="off"
      />
      <DateField control={control} name="billedOn" label="Its date" required />
      <RupeesField control={control} name="taxablePaise" label="Taxable" required />
      {proposal.taxed && isInter && <RupeesField control={control} name="igstPaise" label="IGST" required />}
      {proposal.taxed && !isInter && (
        <>
          <RupeesField control={control} name="cgstPaise" label="CGST" required />
          <RupeesField
            control={control}
            name="sgstPaise"
            label={proposal.split === 'intra_ut' ? 'UTGST' : 'SGST'}
            required
          />
        </>
      )}
      <RupeesField control={control} name="totalPaise" label="Total" required />
      <FormWide>
        <FilesField
          control={control}
          name="fileId"
          label="Your bill"
          help="As PDF, or a photo of it."
          single
          accept={fileTypes.money}
          maxMb={BILL_MB}
          upload={upload}
          onBlock={setBlock}
        />
      </FormWide>
    </FormDialog>
  )
}
