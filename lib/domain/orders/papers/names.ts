import type { Role } from '../../../contract/people/account'
import type { Fact } from '../../../infra/pdf/paper'

type Companies = { operator: string; supplierName?: string | null; customerName?: string | null }

/** In whose name a paper is for its reader: Jobwork sells to the customer, a supplier has its own papers. */
export const issuerFor = (role: Role, { operator, supplierName }: Companies): string =>
  role === 'supplier' && supplierName ? supplierName : operator

/** What a paper says of the companies: customer and supplier never learn each other. */
export function companiesFor(role: Role, { supplierName, customerName }: Companies): Fact[] {
  if (role === 'customer') return [['Made by', 'Our supplier']]
  if (role === 'supplier') return []
  return [
    ['Customer', customerName ?? '–'],
    ['Made by', supplierName ?? '–'],
  ]
}

/** Facts without those that are unknown. */
export const known = (facts: [label: string, value: string | number | null | undefined][]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [[label, String(value)]],
  )
