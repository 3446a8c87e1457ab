'use client'

import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ZodType } from 'zod'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { DateField } from '@/components/ui/form/DateField'
import { Form } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { IssuedKind } from '@/lib/contract/money/invoices'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import type { OrderTerms } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { rupees } from '@/lib/terms/format'
import { documentWords } from '@/lib/rules/money/document-words'
import { displayId } from '@/lib/terms/nouns'
import css from './Money.module.css'
import { Paper } from './Paper'
import { linesToIssue, sentOf, type IssueIn, type IssueOut } from './issue-form'
import { IssueLines } from './IssueLines'
import { usePreview } from './usePreview'

type Props = {
  order: Workorder
  terms: OrderTerms
  kind: IssuedKind
  /** The invoice that a note changes. */
  against: TaxDocument | null
  /** The shipment whose pieces it invoices or credits: its line follows from them. */
  shipmentId: number | null
  /** Where one is once it is issued. */
  backTo: string
}

/** Issues a document: its lines on the left, the document as it will print on the right. */
export function IssueForm({ order, terms, kind, against, shipmentId, backTo }: Props) {
  const isNote = kind === 'credit_note' || kind === 'debit_note'
  const { go } = useNavigateWithToast()
  const formId = useId()
  const begun = linesToIssue(kind, terms, against)
  const [key] = useState(newKey)
  const [toIssue, setToIssue] = useState<IssueOut | null>(null)
  const contract = useContractForm<IssueIn, IssueOut, void>({
    schema: () =>
      import('@/lib/contract/money/invoices').then(
        ({ InvoiceForm }) => InvoiceForm as unknown as ZodType<IssueOut, IssueIn>,
      ),
    defaults: {
      kind,
      dueOn: '',
      reason: shipmentId && isNote ? `Short or rejected pieces of ${displayId('shipment', shipmentId)}` : '',
      alreadyPaidPaise: '',
      againstId: against?.id ?? null,
      ...(shipmentId ? { shipmentId } : { lines: begun }),
    } as never,
    // What is refused stands under its field before it is asked about.
    submit: async (values) => {
      await send('POST /api/workorders/{id}/invoices/preview', { id: String(order.id), ...values })
      setToIssue(values)
    },
    failTitle: 'Not issued',
  })
  const { control } = contract.form
  const values = useWatch({ control }) as IssueIn
  const { preview, problem, stale } = usePreview(
    terms,
    sentOf(isNote ? { ...values, reason: values.reason || '…' } : values),
  )
  const asksBefore = kind === 'invoice' && order.paymentStatus === 'partial'
  const issueWords = preview ? `Issue ${preview.paper.series}/… for ${rupees(preview.totals.totalPaise)}` : 'Issue'

  return (
    <>
      <div className={css.sheet}>
        <Form {...contract} id={formId} label={`Lines of the ${documentWords[kind].toLowerCase()}`}>
          <Stack gap="large">
            {shipmentId ? (
              <Text>{piecesOf(shipmentId, kind)}</Text>
            ) : (
              <IssueLines form={contract.form} kind={kind} begun={begun} />
            )}
            {isNote && (
              <TextField
                control={control}
                name="reason"
                label="Reason"
                help="We print it on the note."
                maxLength={300}
                required
              />
            )}
            {(kind === 'invoice' || kind === 'debit_note') && (
              <DateField
                control={control}
                name="dueOn"
                label="Due"
                help={`Leave empty for ${terms.customerDays} days`}
              />
            )}
            {asksBefore && (
              <RupeesField
                control={control}
                name="alreadyPaidPaise"
                label="Paid before"
                help="This order is partially paid. How much of it, with GST?"
              />
            )}
          </Stack>
        </Form>
        <Stack gap="medium">
          {problem && <Notice tone="warning" title={problem} />}
          {preview?.warnings.map((warning) => (
            <Notice key={warning} tone="warning" title={warning} />
          ))}
          {preview ? <Paper preview={preview} kind={kind} stale={stale} /> : !problem && <Bone height={320} />}
          {/* It would move down once the document is there. */}
          {(preview || problem) && (
            <SubmitButton busy={contract.busy} form={formId} disabled={!preview || stale}>
              {issueWords}
            </SubmitButton>
          )}
        </Stack>
      </div>
      <ConfirmDialog
        open={toIssue !== null}
        onClose={() => setToIssue(null)}
        title={`${issueWords}?`}
        text="An issued document can’t be changed. An invoice can only be credited."
        confirmLabel={`Issue ${documentWords[kind].toLowerCase()}`}
        failTitle="Not issued"
        onConfirm={async () => {
          const issued = await send(
            'POST /api/workorders/{id}/invoices',
            { id: String(order.id), ...toIssue!, expectedTotalPaise: preview!.totals.totalPaise },
            { idempotencyKey: key },
          )
          go(backTo, {
            title: `${issued.number} is issued`,
            text: issued.irnDue ? 'The customer gets it once it has its IRN.' : 'The customer can download it.',
          })
        }}
      />
    </>
  )
}

/** Which pieces of a shipment a document is for. */
function piecesOf(shipmentId: number, kind: IssuedKind) {
  const shipment = displayId('shipment', shipmentId)
  return kind === 'credit_note'
    ? `Pieces of ${shipment} that are invoiced and were not accepted. The credit is their part of the order’s price.`
    : `Pieces of ${shipment}: as sent, once they are counted as accepted. The price is their part of the order’s.`
}
