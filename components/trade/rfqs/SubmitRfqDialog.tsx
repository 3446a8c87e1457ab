'use client'

import { useRef, useState } from 'react'
import { daysBefore } from '@/components/ui/data/day-spans'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { call } from '@/lib/client/call'
import { refresh, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { DeliverTo } from '../inquiries/DeliverTo'
import type { InquiryControl } from '../inquiries/inquiry-control'
import { NdaTerms } from '../inquiries/NdaTerms'
import { onceEach, processChoices } from '../inquiries/query'
import { dayOf, eveningOf } from '../inquiries/quoting/evening'
import { QualityDocuments } from '../inquiries/QualityDocuments'
import { SealedTerms } from '../inquiries/SealedTerms'

/** How many days suppliers have, unless the customer says otherwise. */
const QUOTE_DAYS = 7

type Props = {
  open: boolean
  onClose: () => void
  rfq: RfqDetail
  /** It was refused, or what is common was saved alone: the draft is newer now. */
  onRefused: () => void
  onSubmitted: (rfq: RfqDetail) => void
}

const schema = async () => {
  const [{ RfqForm }, { InquiryForm }] = await Promise.all([
    import('@/lib/contract/trade/rfqs'),
    import('@/lib/contract/trade/inquiries'),
  ])
  const { quoteBy, sealed, nda, requiredDocuments, aql, addressId } = InquiryForm.shape
  return RfqForm.pick({ name: true, note: true, reference: true, processId: true, targetDate: true }).extend({
    quoteBy,
    sealed,
    nda,
    requiredDocuments,
    aql,
    addressId,
  })
}

/** What all lines of a request have in common, and its submission. */
export default function SubmitRfqDialog({ open, onClose, rfq, onRefused, onSubmitted }: Props) {
  const toast = useToast()
  const addresses = useApi('GET /api/addresses', {}).data ?? []
  const processes = useApi('GET /api/processes', processChoices).data?.items ?? []
  const version = useRef(rfq.draft!.version)
  const key = useRef<string | null>(null)
  const lines = rfq.draft!.lines.length
  const [until] = useState(() => daysBefore(Date.now(), -QUOTE_DAYS))
  const usual = addresses.find(({ isDefault }) => isDefault)?.id
  const form = useContractForm({
    schema,
    defaults: {
      name: rfq.name ?? '',
      note: rfq.note ?? '',
      reference: rfq.reference ?? '',
      processId: rfq.processId ? String(rfq.processId) : '',
      targetDate: rfq.targetDate?.slice(0, 10) ?? '',
      quoteBy: dayOf(rfq.quoteBy) || until,
      sealed: rfq.sealed ? 'true' : '',
      nda: rfq.nda ? 'true' : '',
      requiredDocuments: rfq.requiredDocuments,
      aql: rfq.aql ?? '',
      addressId: String(rfq.addressId ?? usual ?? ''),
    },
    submit: async ({ quoteBy, sealed, nda, ...header }) => {
      const { id } = rfq
      try {
        const written = await call('PATCH /api/rfqs/{id}', {
          id,
          version: version.current,
          ...header,
          quoteBy: quoteBy && eveningOf(quoteBy),
          sealed: sealed === true,
          nda: nda === true,
        })
        version.current = written.draft!.version
        const input = { id, version: version.current }
        return await call('POST /api/rfqs/{id}/submit', input, { idempotencyKey: (key.current ??= newKey()) })
      } catch (error) {
        if (error instanceof Problem && error.code !== 'unavailable') key.current = null
        onRefused()
        // Faults of cells stand at their cells, which this dialog covers.
        if (error instanceof Problem && error.issues?.some(({ path }) => /^(lines|files)/.test(path))) onClose()
        throw error
      }
    },
    onDone: (submitted) => {
      refresh()
      toast({
        title: `${displayId('rfq', submitted.id)} is submitted`,
        text: `${several(submitted.lines.length, 'line is an inquiry', 'lines are inquiries')} now.`,
      })
      onClose()
      onSubmitted(submitted)
    },
    failTitle: 'Not submitted',
  })
  const { control } = form.form
  // These fields have the same names and values as in the form of an inquiry.
  const shared = control as unknown as InquiryControl
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Submit ${several(lines, 'line', 'lines')}`}
      lead="What all lines have in common. Each line becomes an inquiry."
      form={form}
      submitLabel={`Submit ${several(lines, 'line', 'lines')}`}
      columns
    >
      <TextField control={control} name="name" label="Name" help="For you: suppliers don’t see it." maxLength={200} />
      <TextField
        control={control}
        name="reference"
        label="Your reference"
        help="For you: suppliers don’t see it."
        maxLength={40}
      />
      <FormWide>
        <TextField control={control} name="note" label="Note to suppliers" multiline readByOtherSide />
      </FormWide>
      <SelectField
        control={control}
        name="processId"
        label="Process of lines without one"
        placeholder="Select a process"
        options={onceEach(processes)}
      />
      <DateField control={control} name="targetDate" label="Wanted by, for lines without a day" ahead />
      <DateField
        control={control}
        name="quoteBy"
        label="Quotes until"
        ahead
        plain
        help="18:00 (IST) on this day. Then you decide."
      />
      <SelectField
        control={control}
        name="sealed"
        label="Prices"
        options={[
          { value: '', label: 'Show prices as they arrive' },
          { value: 'true', label: 'Sealed until then' },
        ]}
      />
      <SealedTerms control={shared} />
      <FormWide>
        <SelectField
          control={control}
          name="nda"
          label="NDA"
          options={[
            { value: '', label: 'No NDA' },
            { value: 'true', label: 'NDA before drawings' },
          ]}
        />
      </FormWide>
      <NdaTerms control={shared} />
      <FormWide>
        <DeliverTo control={shared} addresses={addresses} />
      </FormWide>
      <FormWide>
        <QualityDocuments control={shared} />
      </FormWide>
    </FormDialog>
  )
}
