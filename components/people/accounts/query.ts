import { accountFilters, supplierFilters } from '@/lib/terms/filters/accounts'
import { askedIn } from '@/lib/terms/filters/filter'

type Address = Record<string, string | undefined>

/** What the customers' list asks for at this address. */
export const customersQuery = ({ q, cursor, ...address }: Address) => ({
  ...askedIn(accountFilters, address),
  q,
  cursor,
  limit: 50,
  counts: 'true' as const,
})

/** What the suppliers' list asks for at this address. */
export const suppliersQuery = (address: Address) => ({
  ...customersQuery(address),
  ...askedIn(supplierFilters, address),
  category: address.category,
})
