'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { FormWide } from '@/components/ui/form/Form'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send, useApi } from '@/lib/client/api'
import type { Receipt } from '@/lib/contract/money/receipt'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'

type Props = { receipt: Receipt; open: boolean; onClose: () => void }

/** The newest orders of the customer that are offered. */
const OFFERED = 100

/** An admin says for which order money on account is. What the receipt is for already stays. */
export default function AllocateDialog({ receipt, open, onClose }: Props) {
  const toast = useToast()
  const { id, customerId, onAccountPaise, allocations } = receipt
  const { data } = useApi('GET /api/workorders', { company: customerId, limit: OFFERED })
  const contract = useContractForm({
    schema: () => import('@/lib/contract/money/receipts').then(({ AllocateForm }) => AllocateForm),
    defaults: { workOrderId: '', paise: String(onAccountPaise) },
    submit: ({ workOrderId, paise }) => {
      const others = allocations.filter((part) => part.workOrderId !== workOrderId)
      const before = allocations.find((part) => part.workOrderId === workOrderId)?.paise ?? 0
      const parts = [...others, { workOrderId, paise: paise + before }]
      return send('POST /api/receipts/{id}/allocations', {
        id,
        allocations: parts.map(({ workOrderId, paise }) => ({ workOrderId, paise })),
      })
    },
    onDone: () => {
      toast({ title: `${displayId('receipt', id)} is allocated` })
      onClose()
    },
    failTitle: 'Not allocated',
    failText: 'Please try again.',
  })
  const { control } = contract.form
  return (
    <FormDialog
      columns
      open={open}
      onClose={onClose}
      title={`Allocate ${displayId('receipt', id)}`}
      lead={`${rupees(onAccountPaise)} of it is on account.`}
      form={contract}
      submitLabel="Allocate"
    >
      <FormWide>
        <SelectField
          control={control}
          name="workOrderId"
          label="Order"
          placeholder="Choose an order"
          options={(data?.items ?? []).filter(isOpen).map((order) => ({ value: order.id, label: nameOf(order) }))}
          required
        />
      </FormWide>
      <RupeesField control={control} name="paise" label="Amount" required />
    </FormDialog>
  )
}

const isOpen = ({ paymentStatus }: Workorder) => paymentStatus !== 'complete'
const nameOf = ({ id, projectName, balancePaise }: Workorder) =>
  [displayId('workorder', id), projectName, balancePaise && `${rupees(balancePaise)} open`].filter(Boolean).join(', ')
