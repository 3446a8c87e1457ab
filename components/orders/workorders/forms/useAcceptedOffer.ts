'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useApi } from '@/lib/client/api'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import { money } from '@/lib/terms/format'

type Form = UseFormReturn<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>

/** Which quotation the customer accepted on the chosen inquiry, in words; its supplier is taken where none is chosen yet. */
export function useAcceptedOffer({ watch, getValues, setValue }: Form) {
  const inquiryId = Number(watch('inquiryId')) || null
  const supplierId = Number(watch('supplierId')) || null
  const { data, isLoading } = useApi(
    'GET /api/quotations',
    inquiryId ? { inquiryId, status: 'accepted', limit: 1 } : null,
  )
  const found = data?.items[0]
  const offer = found && found.inquiryId === inquiryId ? found : null

  useEffect(() => {
    if (offer?.supplierId && !getValues('supplierId')) setValue('supplierId', String(offer.supplierId))
  }, [offer, getValues, setValue])

  if (!offer) return { offer, words: undefined, isLoading }
  const said = `Accepted: ${money(offer.price)} from ${offer.supplierName}.`
  const words = offer.supplierId === supplierId ? said : `${said} With another supplier the order has no amount.`
  return { offer, words, isLoading }
}
