'use client'

import { useState } from 'react'
import { DateField } from '@/components/ui/form/DateField'
import { FormWide } from '@/components/ui/form/Form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Text } from '@/components/ui/layout/Text'
import { refresh, send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, daysUntil, isoDay, several } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import css from './CreateOrders.module.css'

type Props = {
  open: boolean
  onClose: () => void
  rfqId: number
  /** Accepted quotations without an order. */
  accepted: readonly Quotation[]
}

/** A day and a machine for each accepted line, and the orders of all of them at once. */
export default function CreateOrdersDialog({ open, onClose, rfqId, accepted: now }: Props) {
  const toast = useToast()
  // Rows stay where they are while somebody types, whatever comes meanwhile.
  const [accepted] = useState(now)
  const [key, setKey] = useState(newKey)
  const { data: rfq } = useApi('GET /api/rfqs/{id}', { id: rfqId })
  const wanted = new Map(rfq?.lines.map((line) => [line.id, line]))
  const orders = several(accepted.length, 'order', 'orders')
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/rfqs').then(({ rfqs }) => rfqs.order.body),
    defaults: {
      lines: accepted.map((quotation) => ({
        inquiryId: quotation.inquiryId,
        dueDate: dayOf(quotation, wanted.get(quotation.inquiryId)?.targetDate ?? null),
        machineId: '',
      })),
      startDate: '',
      notes: '',
    },
    submit: async (values) => {
      try {
        return await send('POST /api/rfqs/{id}/orders', { id: rfqId, ...values }, { idempotencyKey: key })
      } catch (error) {
        if (error instanceof Problem && error.code !== 'unavailable') setKey(newKey())
        if (error instanceof Problem && error.code === 'conflict') refresh()
        throw error
      }
    },
    onDone: (made) => {
      toast({
        title: `${several(made.orders.length, 'order', 'orders')} created`,
        text: 'The customer and each supplier are notified once.',
        link: { href: '/admin/workorders', label: 'See the work orders' },
      })
      onClose()
    },
    failTitle: 'No order was created',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Create ${orders} of ${displayId('rfq', rfqId)}`}
      lead="All or none. The customer and each supplier are notified once."
      form={contract}
      submitLabel={`Create ${orders}`}
      columns
    >
      {accepted.map(({ inquiryId, lineNo, supplierId, supplierName, projectName, quantity }, at) => (
        <FormWide key={inquiryId}>
          <div className={css.line} role="group" aria-label={`Line ${lineNo}`}>
            <p className={css.part}>
              <Text weight="strong">
                {lineNo} · {wanted.get(inquiryId)?.partNumber ?? projectName}, {count(quantity)} pcs
              </Text>{' '}
              <Text size="small" tone="secondary">
                {supplierName}
              </Text>
            </p>
            <DateField control={control} name={`lines.${at}.dueDate`} label={`Line ${lineNo}, due date`} ahead plain />
            <MachineField control={control} at={at} lineNo={lineNo} supplierId={supplierId ?? null} />
          </div>
        </FormWide>
      ))}
      <DateField control={control} name="startDate" label="Start Date" />
      <FormWide>
        <TextField control={control} name="notes" label="Notes" multiline help="The suppliers read them." />
      </FormWide>
    </FormDialog>
  )
}

type Control = Parameters<typeof SelectField>[0]['control']
type MachineProps = { control: unknown; at: number; lineNo: number | null; supplierId: number | null }

/** One of the approved machines of a line's supplier. */
function MachineField({ control, at, lineNo, supplierId }: MachineProps) {
  const asked = supplierId ? { supplierId, approvalStatus: 'approved' as const, limit: 100 } : null
  const machines = useApi('GET /api/machines', asked).data?.items ?? []
  return (
    <SelectField
      control={control as Control}
      name={`lines.${at}.machineId`}
      label={`Line ${lineNo}, machine`}
      placeholder="Not chosen"
      options={machines.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** The day that the quotation promised, else the wanted one; none that has passed. */
function dayOf({ proposedDue }: Quotation, targetDate: string | null): string {
  const day = proposedDue ?? (targetDate && isoDay(Date.parse(targetDate)))
  return day && daysUntil(day, Date.now()) >= 0 ? day : ''
}
