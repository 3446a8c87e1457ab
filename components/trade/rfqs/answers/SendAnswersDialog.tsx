'use client'

import { useRef, useState } from 'react'
import { daysBefore } from '@/components/ui/data/day-spans'
import { useToast } from '@/components/ui/feedback/Toasts'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Text } from '@/components/ui/layout/Text'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { refreshed } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import { money, several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { refusalsOf, sentOf, sumsInWords, sumsOf, type Answered, type Refusal } from './answers'

const VALID_DAYS = 30

type Props = OverlayProps & {
  rfqId: number
  viewerId: number
  answers: readonly Answered[]
  /** These lines are with the customer. */
  onSent: (inquiryIds: readonly number[]) => void
  /** Lines stand in the way: nothing was sent. */
  onRefused: (refusals: readonly Refusal[]) => void
}

/** What the lines that are sent have in common, and how the whole request stands then. */
export default function SendAnswersDialog({ open, onClose, rfqId, viewerId, answers, onSent, onRefused }: Props) {
  const toast = useToast()
  const key = useRef<string | null>(null)
  const changed = answers.filter(({ isChanged }) => isChanged)
  const [until] = useState(() => daysBefore(Date.now(), -VALID_DAYS))
  const isFirst = !answers.some(({ line }) => line.own)
  const prices = changed.filter(({ says }) => says === 'price').length
  const sums = sumsOf(answers)
  const form = useContractForm({
    schema: () => import('@/lib/contract/trade/rfqs').then(({ QuoteTerms }) => QuoteTerms),
    defaults: {
      // A price that stands keeps its day, unless another is chosen.
      validUntil: isFirst ? until : '',
      leadDays: '',
      gstPercent: '',
      hsn: '',
      paymentTerms: '',
      exclusions: '',
      details: '',
    },
    draftKey: `rfq-terms-${viewerId}-${rfqId}`,
    submit: async (values) => {
      const lines = changed.map(sentOf)
      // What is left empty stays as it is.
      const common = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
      const input = { id: rfqId, lines, ...common }
      try {
        const answer = await call('POST /api/rfqs/{id}/quotes', input, {
          idempotencyKey: (key.current ??= newKey()),
        })
        await refreshed()
        return answer
      } catch (error) {
        if (error instanceof Problem && error.code !== 'unavailable') key.current = null
        const refusals = error instanceof Problem ? refusalsOf(error.issues ?? [], lines) : []
        if (error instanceof Problem && error.code === 'conflict') void refreshed()
        // They stand at their cells, which this dialog covers.
        if (refusals.length) {
          onRefused(refusals)
          onClose()
        }
        throw error
      }
    },
    onDone: ({ priced, revised, declined }) => {
      onSent(changed.map(({ line }) => line.id))
      const quoted = priced.length + revised.length
      const text = [
        quoted > 0 && `${several(quoted, 'price is', 'prices are')} with the customer`,
        declined.length > 0 && `${several(declined.length, 'line', 'lines')} without a quote`,
      ]
      toast({ title: `${displayId('rfq', rfqId)} is answered`, text: `${text.filter(Boolean).join(', ')}.` })
      onClose()
    },
    failTitle: 'Not sent',
  })
  const { control } = form.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Send ${several(changed.length, 'line', 'lines')}`}
      lead={`Then ${displayId('rfq', rfqId)} has: ${sumsInWords(sums).join(', ')}. ${money(sums.price)} without GST.`}
      form={form}
      submitLabel="Send"
      columns
    >
      {prices > 0 && (
        <>
          <FormWide>
            <Text as="p" tone="secondary">
              For the {prices === 1 ? 'price' : `${prices} prices`} that you send now.
              {!isFirst && ' What you leave empty stays as you quoted it.'}
            </Text>
          </FormWide>
          <DateField control={control} name="validUntil" label="Valid Until" ahead help="Valid till end of day" />
          <NumberField
            control={control}
            name="leadDays"
            label="Lead days"
            help="For lines without. From the order to the delivery"
          />
          <NumberField control={control} name="gstPercent" label="GST in percent" help="On top of the price" />
          <NumberField control={control} name="hsn" label="HSN code" />
          <TextField control={control} name="paymentTerms" label="Payment terms" maxLength={500} readByOtherSide />
          <TextField
            control={control}
            name="exclusions"
            label="Not included"
            maxLength={2000}
            multiline
            readByOtherSide
          />
          <FormWide>
            <TextField
              control={control}
              name="details"
              label="Details of lines without a note"
              help="Material, finish, certificates, freight. Leave your company’s name out: customers compare without names."
              multiline
              readByOtherSide
            />
          </FormWide>
        </>
      )}
    </FormDialog>
  )
}
