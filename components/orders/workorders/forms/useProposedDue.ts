'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { date, daysUntil, isoDay } from '@/lib/terms/format'

type Form = UseFormReturn<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>

/**
 * Fills in the due date where none is set: what the accepted quotation promised, else the day that the inquiry wants, unless
 * it has passed. Answers what stands below the field; a day after the wanted one is a warning.
 */
export function useProposedDue(
  { watch, getValues, setValue }: Form,
  { offer, isKnown, targetDate }: { offer: Quotation | null; isKnown: boolean; targetDate?: string | null },
) {
  const supplierId = Number(watch('supplierId')) || null
  const own = offer && offer.supplierId === supplierId ? offer : null
  const wanted = targetDate ? isoDay(Date.parse(targetDate)) : null
  const proposed = own?.proposedDue ?? wanted

  useEffect(() => {
    if (isKnown && proposed && daysUntil(proposed, Date.now()) >= 0 && !getValues('dueDate'))
      setValue('dueDate', proposed)
  }, [isKnown, proposed, getValues, setValue])

  const dueDate = watch('dueDate')
  const isLate = typeof dueDate === 'string' && dueDate && wanted && dueDate > wanted
  return {
    help: own?.proposedDue && own.proposedDue === dueDate ? `${own.leadDays} days from acceptance` : undefined,
    warning: isLate ? `Later than the customer wants it: ${date(targetDate!)}` : undefined,
  }
}
