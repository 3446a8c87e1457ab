'use client'

import { useRef, useState } from 'react'
import { SumLine } from '@/components/ui/data/SumLine'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { refresh, send } from '@/lib/client/api'
import { useAboveLimit } from '@/lib/client/viewer'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { offerName } from '@/lib/rules/trade/bidder-letter'
import { count, money, several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { sumsOf, type Chosen } from './choice'
import css from './matrix.module.css'
import { gstNotGiven, suppliersOf } from './words'

type Props = {
  open: boolean
  onClose: () => void
  rfqId: number
  chosen: readonly Chosen[]
  parts: ReadonlyMap<number, Inquiry>
  /** What stands in the way, by the inquiry of its line. */
  onRefused: (faults: ReadonlyMap<number, string>) => void
  onAwarded: () => void
}

/**
 * Asks once more before the chosen offers are accepted, and for the number of the purchase order. Above the own limit it asks
 * colleagues for approval instead.
 */
export default function AwardDialog({ open, onClose, rfqId, chosen: now, parts, onRefused, onAwarded }: Props) {
  const toast = useToast()
  const key = useRef<string | null>(null)
  // What was read is what is sent, whatever comes meanwhile.
  const [chosen] = useState(now)
  const sums = sumsOf(chosen)
  const above = useAboveLimit()(sums.price)
  // The server counts what was accepted of the request before, too.
  const [needed, setNeeded] = useState<string | null>(null)
  const reason = needed ?? above
  const lines = several(chosen.length, 'line', 'lines')
  const name = displayId('rfq', rfqId)
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/approval-requests').then(({ ApprovalAskForm }) => ApprovalAskForm),
    defaults: { poNumber: '', note: '' },
    submit: async ({ poNumber, note }) => {
      const awards = chosen.map(({ offer: { quotationId, version } }) => ({ quotationId, version }))
      const options = { idempotencyKey: (key.current ??= newKey()) }
      try {
        if (reason) {
          const input = { rfqId, awards, poNumber }
          await send('POST /api/approval-requests', { act: 'package.award', input, note }, options)
          return 'asked'
        }
        await send('POST /api/rfqs/{id}/award', { id: rfqId, awards, poNumber }, options)
        return 'awarded'
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'unavailable') throw error
        key.current = null
        if (error.code === 'conflict') refresh()
        if (error.code === 'approval_needed') {
          setNeeded(error.message)
          return 'needed'
        }
        const faults = faultsOf(error, chosen)
        if (faults.size) {
          // They stand at their lines, which this dialog covers.
          onRefused(faults)
          onClose()
        }
        throw error
      }
    },
    onDone: (outcome) => {
      if (outcome === 'needed') return
      toast(
        outcome === 'asked'
          ? {
              title: 'Approval asked for',
              text: 'We notify your colleagues who may accept it, and you of the answer.',
            }
          : {
              title: `${lines} of ${name} awarded`,
              text: `${suppliersOf(sums)}, ${money(sums.price)}.`,
              link: { href: '/customer/orders', label: 'See your orders' },
            },
      )
      onAwarded()
      onClose()
    },
    failTitle: reason ? 'Not asked' : 'Not awarded',
    failText: 'Please try again.',
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={reason ? `Ask for approval of ${lines} of ${name}` : `Award ${lines} of ${name}?`}
      lead={
        reason ??
        'These quotations are accepted. The other offers on these lines are rejected, and their suppliers are notified. This can’t be undone.'
      }
      form={contract}
      submitLabel={reason ? 'Ask for approval' : `Award ${lines}`}
      columns
    >
      <FormWide>
        <Surface as="ol" ruled className={css.awards} aria-label="Lines to award">
          {chosen.map(({ line, offer }) => (
            <Row as="li" key={line.inquiryId} gap="small" align="baseline">
              <Text size="small" tone="secondary" figures className={css.number}>
                {line.lineNo}
              </Text>
              <Text size="small" grow>
                {parts.get(line.inquiryId)?.partNumber ?? parts.get(line.inquiryId)?.projectName},{' '}
                {count(line.quantity)} pcs
              </Text>
              <Text size="small">{offerName(offer.letter)}</Text>
              <Text size="small" weight="strong" figures className={css.amount}>
                {money(offer.price)}
              </Text>
            </Row>
          ))}
        </Surface>
      </FormWide>
      <Stack as="dl" gap="tight">
        <SumLine label="Price" value={money(sums.price)} />
        <SumLine label={sums.gstMissing ? `GST (${gstNotGiven(sums.gstMissing)})` : 'GST'} value={money(sums.gst)} />
        <SumLine label="Total with GST" value={money(sums.total)} strong />
      </Stack>
      <TextField
        control={contract.form.control}
        name="poNumber"
        label="Your PO number"
        help="It is printed on each order. The suppliers don’t see it."
        maxLength={40}
        autoComplete="off"
      />
      {reason && (
        <FormWide>
          <TextField
            control={contract.form.control}
            name="note"
            label="Note"
            help="Your colleagues read it."
            maxLength={500}
            multiline
          />
        </FormWide>
      )}
    </FormDialog>
  )
}

/** The sentences of a refusal, each at the line that it is about. */
function faultsOf({ issues = [] }: Problem, chosen: readonly Chosen[]): ReadonlyMap<number, string> {
  return new Map(
    issues.flatMap(({ path, message }) => {
      const at = /^(?:input\.)?awards\.(\d+)/.exec(path)?.[1]
      const line = at && chosen[Number(at)]?.line
      return line ? [[line.inquiryId, message] as const] : []
    }),
  )
}
