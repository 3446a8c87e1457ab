'use client'

import { useState } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Supplier } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { orderId } from '@/lib/terms/nouns'

type From = { request?: WorkorderRequest; supplier?: Supplier; inquiry?: Inquiry; onDone: () => void }

/**
 * The form that orders work; one opening of it makes one order, however often it is sent. Without an inquiry it `asks` once.
 */
export function useCreateWorkorder({ request, supplier, inquiry, onDone }: From) {
  const toast = useToast()
  const [idempotencyKey] = useState(newKey)
  const [asked, setAsked] = useState(false)
  const form = useContractForm({
    schema: () => import('@/lib/contract/orders/workorders').then((contract) => contract.WorkorderForm),
    defaults: {
      supplierId: String(request?.supplierId ?? supplier?.id ?? ''),
      inquiryId: String(inquiry?.id ?? ''),
      ...(request && { requestId: request.id }),
      startDate: '',
      dueDate: '',
      notes: '',
      files: [],
    },
    submit: async (values) =>
      values.inquiryId || asked ? send('POST /api/workorders', values, { idempotencyKey }) : 'asked',
    failTitle: 'Error',
    failText: 'Failed to create work order',
    failFollowed: true,
    onDone: (outcome) => {
      if (outcome === 'asked') return setAsked(true)
      const { id, supplierName } = outcome
      toast({ title: 'Work Order Created', text: `${orderId('admin', id)} goes to ${supplierName}.` })
      onDone()
    },
  })
  return { form, asks: asked && !form.form.watch('inquiryId') }
}
