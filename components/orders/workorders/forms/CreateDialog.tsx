'use client'

import { useState } from 'react'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { TextField } from '@/components/ui/form/TextField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import { uploadFile } from '@/lib/client/upload'
import type { Supplier } from '@/lib/contract/people/account'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'
import { InquiryPick } from './InquiryPick'
import { SupplierPick, supplierChoice } from './SupplierPick'
import { useAcceptedOffer } from './useAcceptedOffer'
import { useProposedDue } from './useProposedDue'
import { useCreateWorkorder } from './useCreateWorkorder'
import { useWantedPart } from './useWantedPart'

type Props = {
  open: boolean
  /** Gives supplier, machine and process. */
  request?: WorkorderRequest
  /** A request that can't be assigned any more. */
  goneRequest?: { id: number; state: string }
  supplier?: Supplier
  inquiry?: Inquiry
  maxMb: number
  onClose: () => void
}

/** Orders work from a supplier: for an inquiry, for a request, for both or for neither. */
export default function CreateDialog({ open, request, goneRequest, supplier, inquiry, maxMb, onClose }: Props) {
  const [block, setBlock] = useState<string | null>(null)
  const { form, asks } = useCreateWorkorder({ request, supplier, inquiry, onDone: onClose })
  const { control } = form.form
  const { offer, words, isLoading } = useAcceptedOffer(form.form)
  const wanted = useWantedPart(form.form)
  const { targetDate } = wanted
  const due = useProposedDue(form.form, { offer, isKnown: !isLoading && targetDate !== undefined, targetDate })

  const pickInquiry = <InquiryPick control={control} first={inquiry} help={words} />
  return (
    <FormDialog
      open={open}
      columns
      onClose={onClose}
      title="Create Work Order"
      tab={request && `${displayId('workorderrequest', request.id)} ${request.machineName}`}
      lead="We’ll notify the supplier and the customer when you create it."
      form={form}
      submitLabel={asks ? 'Create it anyway' : 'Create Work Order'}
      block={block}
    >
      {goneRequest && (
        <FormWide>
          <Notice tone="warning" title={`${displayId('workorderrequest', goneRequest.id)} is ${goneRequest.state}`}>
            You can still create a work order without it.
          </Notice>
        </FormWide>
      )}
      {request ? (
        <FormWide>
          <KeyValues
            items={[
              { label: 'Request', value: displayId('workorderrequest', request.id) },
              { label: 'Supplier', value: request.supplierName },
              { label: 'Machine', value: request.machineName },
              { label: 'Process', value: request.processName },
              ...(request.notes ? [{ label: 'The supplier’s notes', value: request.notes, wide: true }] : []),
            ]}
          />
        </FormWide>
      ) : (
        <SupplierPick
          control={control}
          known={[
            supplier && supplierChoice(supplier),
            offer?.supplierId ? { id: offer.supplierId, label: offer.supplierName ?? '' } : null,
          ]}
        />
      )}
      {request ? <FormWide>{pickInquiry}</FormWide> : pickInquiry}
      {wanted.items.length > 0 && (
        <FormWide>
          <KeyValues items={wanted.items} />
        </FormWide>
      )}
      <DateField control={control} name="startDate" label="Start Date" />
      <DateField control={control} name="dueDate" label="Due Date" ahead help={due.help} />
      {due.warning && (
        <FormWide>
          <Notice tone="warning" title={due.warning}>
            The customer reads the due date that you set.
          </Notice>
        </FormWide>
      )}
      <FormWide>
        <TextField control={control} name="notes" label="Notes" multiline />
      </FormWide>
      <FormWide>
        <FilesField
          control={control}
          name="files"
          label="Files"
          accept={fileTypes.workorder}
          maxMb={maxMb}
          upload={(file, options) => uploadFile('workorder', file, options)}
          onBlock={setBlock}
        />
      </FormWide>
      {asks && (
        <FormWide>
          <div role="alert">
            <Notice tone="warning" title="Create it without an inquiry?">
              No customer is notified, and nothing can be invoiced.
            </Notice>
          </div>
        </FormWide>
      )}
    </FormDialog>
  )
}
