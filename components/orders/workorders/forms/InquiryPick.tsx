'use client'

import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { PickField, type Choice } from '@/components/ui/form/PickField'
import { useApi } from '@/lib/client/api'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import type { WorkorderForm } from '@/lib/contract/orders/workorders'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { useDebouncedSearch } from '@/components/ui/hooks/useDebouncedSearch'

type Props = {
  control: Control<z.input<typeof WorkorderForm>, unknown, z.output<typeof WorkorderForm>>
  first?: Inquiry
  help?: ReactNode
}

/** One of the inquiries on which a quotation was accepted. */
export function InquiryPick({ control, first, help }: Props) {
  const { q, search } = useDebouncedSearch()
  const { data, isLoading } = useApi('GET /api/inquiries', { status: 'accepted', q, limit: 20 })
  return (
    <PickField
      control={control}
      name="inquiryId"
      label="Inquiry"
      placeholder="Search by INQ number or project"
      help={help}
      choices={(data?.items ?? []).map(choiceOf)}
      known={[first && choiceOf(first)]}
      busy={isLoading}
      onSearch={search}
      none="No matching accepted inquiry."
    />
  )
}

const choiceOf = ({ id, projectName, quantity, customerName }: Inquiry): Choice => ({
  id,
  label: `${displayId('inquiry', id)} · ${projectName}`,
  sub: [customerName, `${count(quantity)} pcs`].filter(Boolean).join(' · '),
})
