'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { BillProposal } from '@/lib/contract/money/bills'
import { rupees } from '@/lib/terms/format'
import { askedLines, totalsOfLines, type Choosable } from './lines-to-bill'

type Props = { lines: readonly Choosable[]; proposal: BillProposal; open: boolean; onClose: () => void }

/** A supplier has its bill of these deliveries drawn, in its own series. */
export default function PrepareDialog({ lines, proposal, open, onClose }: Props) {
  const toast = useToast()
  const address = useUrlState()
  const [idempotencyKey, setKey] = useState(newKey)
  const sums = totalsOfLines(lines)
  const form = useContractForm({
    schema: () => import('@/lib/contract/money/bills').then(({ PreparedBillFields }) => PreparedBillFields),
    defaults: { number: '' },
    submit: ({ number }) =>
      send('POST /api/bills', { source: 'prepared', number, lines: askedLines(lines) }, { idempotencyKey }).catch(
        (error: unknown) => {
          setKey(newKey())
          throw error
        },
      ),
    onDone: ({ id, number }) => {
      toast({ title: `${number} is submitted`, text: 'Its PDF is in the bill.' })
      onClose()
      address.set({ tab: 'check', bill: id, shipment: null })
    },
    failTitle: 'Not submitted',
    failText: 'Please try again.',
  })
  const tax = sums.cgstPaise + sums.sgstPaise + sums.igstPaise
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Draw your bill"
      lead="We draw it from Tax & bank and submit it. It can’t be changed afterwards, only withdrawn."
      form={form}
      submitLabel={`Submit ${rupees(sums.totalPaise)}`}
    >
      <FormWide>
        <KeyValues
          lines
          items={[
            { label: 'Taxable', value: rupees(sums.taxablePaise) },
            ...(tax ? [{ label: 'Tax', value: rupees(tax) }] : []),
            ...(sums.roundOffPaise ? [{ label: 'Round off', value: rupees(sums.roundOffPaise) }] : []),
            { label: 'Total', value: rupees(sums.totalPaise) },
          ]}
        />
      </FormWide>
      <TextField
        control={form.form.control}
        name="number"
        label="Number"
        help={proposal.nextNumber ? `${proposal.nextNumber} if you leave it empty.` : undefined}
        maxLength={16}
        autoComplete="off"
      />
    </FormDialog>
  )
}
