'use client'

import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { KeyValue } from '@/components/ui/record/KeyValues'
import { useApi } from '@/lib/client/api'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import { count, date } from '@/lib/terms/format'

type Form = UseFormReturn<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>

/** What the chosen inquiry asks for, and the day that it wants. */
export function useWantedPart({ watch }: Form): { items: KeyValue[]; targetDate: string | null | undefined } {
  const id = Number(watch('inquiryId')) || null
  const { data } = useApi('GET /api/inquiries/{id}', id ? { id } : null)
  const inquiry = data?.id === id ? data : undefined
  if (!inquiry) return { items: [], targetDate: id ? undefined : null }
  const { quantity, processName, targetDate } = inquiry
  const items = [
    { label: 'Quantity', value: `${count(quantity)} pcs` },
    { label: 'Process', value: processName ?? 'Not specified' },
    { label: 'Wanted by', value: targetDate ? date(targetDate) : 'Not specified' },
  ]
  return { items, targetDate }
}
