'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { KeyValue } from '@/components/ui/record/KeyValues'
import { useApi } from '@/lib/client/api'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import { count, date, daysUntil, isoDay } from '@/lib/terms/format'

type Form = UseFormReturn<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>

/** What the chosen inquiry asks for. Its day becomes the due date where none is set and it has not passed. */
export function useWantedPart({ watch, getValues, setValue }: Form): KeyValue[] {
  const id = Number(watch('inquiryId')) || null
  const { data } = useApi('GET /api/inquiries/{id}', id ? { id } : null)
  const inquiry = data?.id === id ? data : undefined
  const targetDate = inquiry?.targetDate

  useEffect(() => {
    const now = Date.now()
    if (targetDate && daysUntil(targetDate, now) >= 0 && !getValues('dueDate'))
      setValue('dueDate', isoDay(Date.parse(targetDate)))
  }, [targetDate, getValues, setValue])

  if (!inquiry) return []
  return [
    { label: 'Quantity', value: `${count(inquiry.quantity)} pcs` },
    { label: 'Process', value: inquiry.processName ?? 'Not specified' },
    { label: 'Wanted by', value: targetDate ? date(targetDate) : 'Not specified' },
  ]
}
