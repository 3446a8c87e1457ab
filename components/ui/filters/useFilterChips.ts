'use client'

import { useSearchParams } from 'next/navigation'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import { displayId } from '@/lib/terms/nouns'
import { date, money } from '@/lib/terms/format'
import { askedIn, type Filters } from '@/lib/terms/filters/filter'
import { ownMachines } from './queries'

type Chip = { param: string; label: string; value: string }

/** The filters of a table that the address sets, in words. A company, a machine or an admin has its name as soon as it is read. */
export function useFilterChips(filters: Filters, role: Role): Chip[] {
  const asked: Record<string, string | number | undefined> = askedIn(
    filters,
    Object.fromEntries(useSearchParams()),
    role,
  )
  const idOf = (by: string) => {
    const [, value] = Object.entries(asked).find(([key]) => filters[key]!.by === by) ?? []
    return value && Number(value) ? { id: Number(value) } : null
  }
  const customer = useApi('GET /api/customers/{id}', idOf('customer'))
  const supplier = useApi('GET /api/suppliers/{id}', idOf('supplier'))
  const machines = useApi('GET /api/machines', role === 'supplier' && idOf('machine') ? ownMachines : null)
  const admins = useApi('GET /api/admins', idOf('owner') && {})

  const wordsOf = (key: string, value: string): string => {
    const filter = filters[key]!
    switch (filter.by) {
      case 'choice':
        return filter.choices.find((choice) => choice.value === value)!.label
      case 'day':
        return date(value)
      case 'amount':
        return money(Number(value))
      case 'process':
        return value
      case 'customer':
        return customer.data?.companyName ?? value
      case 'supplier':
        return supplier.data?.companyName ?? value
      case 'machine':
        return machines.data?.items.find(({ id }) => id === Number(value))?.name ?? displayId('machine', Number(value))
      case 'owner': {
        if (value === 'me') return 'Mine'
        if (value === 'none') return 'Nobody'
        return admins.data?.find(({ id }) => id === Number(value))?.contactName ?? value
      }
    }
  }
  return Object.entries(asked).map(([key, value]) => ({
    param: filters[key]!.param ?? key,
    label: filters[key]!.label,
    value: wordsOf(key, String(value)),
  }))
}
