type Address = Record<string, string | undefined>

/** What the customers' and the suppliers' lists ask for at this address. */
export const accountsQuery = ({ tab, q, category, cursor }: Address) => ({
  status: (['verified', 'pending'] as const).find((status) => status === tab),
  q,
  category,
  cursor,
  limit: 50,
  counts: 'true' as const,
})
