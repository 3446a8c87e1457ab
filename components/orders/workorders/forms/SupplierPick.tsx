'use client'

import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { PickField, type Choice } from '@/components/ui/form/PickField'
import { useApi } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/people/account'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'

type Props = {
  control: Control<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>
  known: readonly (Choice | null | undefined)[]
}

/** One of the verified suppliers. */
export function SupplierPick({ control, known }: Props) {
  const { q, search } = useDebouncedSearch()
  const { data, isLoading } = useApi('GET /api/suppliers', { status: 'verified', q, limit: 20 })
  return (
    <PickField
      control={control}
      name="supplierId"
      label="Supplier"
      required
      placeholder="Search by company"
      choices={(data?.items ?? []).map(supplierChoice)}
      known={known}
      busy={isLoading}
      onSearch={search}
      none="No matching verified supplier."
    />
  )
}

export const supplierChoice = ({ id, companyName, mainProcessCategory }: Supplier): Choice => ({
  id,
  label: companyName,
  sub: mainProcessCategory,
})
