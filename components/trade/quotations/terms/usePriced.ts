'use client'

import { useWatch } from 'react-hook-form'
import { priceAt, type Priced } from '@/lib/rules/trade/pricing'
import type { QuotationControl } from './control'

const numberOf = (value: unknown) => (/^\d+$/.test(String(value ?? '')) ? Number(value) : null)

/** The price as it is being written; `computed` when it follows from prices by quantity, and null while they are incomplete. */
export function usePriced(
  control: QuotationControl,
  quantity: number,
): Priced & { gstPercent: number | null; computed?: number | null } {
  const [price, breaks, tooling, freight, gst] = useWatch({
    control,
    name: ['price', 'breaks', 'tooling', 'freight', 'gstPercent'],
  })
  const parts = { tooling: numberOf(tooling), freight: numberOf(freight) }
  const lines = (breaks ?? []).flatMap((line) => {
    const [minQuantity, unitPaise] = [numberOf(line.minQuantity), numberOf(line.unitPaise)]
    return minQuantity && unitPaise ? [{ minQuantity, unitPaise }] : []
  })
  const computed = breaks?.length ? priceAt(lines, quantity, parts) : undefined
  return {
    ...parts,
    quantity,
    computed,
    gstPercent: numberOf(gst),
    breaks: lines.length ? lines : null,
    price: (computed === undefined ? numberOf(price) : computed) ?? 0,
  }
}
