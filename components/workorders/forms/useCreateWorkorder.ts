'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Supplier } from '@/lib/contract/accounts'
import type { Inquiry } from '@/lib/contract/inquiries'
import type { WorkorderRequest } from '@/lib/contract/workorder-requests'
import { orderId } from '@/lib/rules/nouns'

type From = { request?: WorkorderRequest; supplier?: Supplier; inquiry?: Inquiry; onDone: () => void }

/** The form that orders work; one opening of it makes one order, however often it is sent. */
export function useCreateWorkorder({ request, supplier, inquiry, onDone }: From) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  return useContractForm({
    schema: () => import('@/lib/contract/workorders').then((contract) => contract.WorkorderForm),
    defaults: {
      supplierId: String(request?.supplierId ?? supplier?.id ?? ''),
      inquiryId: String(inquiry?.id ?? ''),
      ...(request && { requestId: request.id }),
      startDate: '',
      dueDate: '',
      notes: '',
      files: [],
    },
    submit: (values) => send('POST /api/workorders', values, { idempotencyKey }),
    failTitle: 'Error',
    failText: 'Failed to create work order',
    failFollowed: true,
    onDone: ({ id, supplierName }) => {
      toast({ title: 'Work Order Created', text: `${orderId('admin', id)} goes to ${supplierName}.` })
      onDone()
    },
  })
}
