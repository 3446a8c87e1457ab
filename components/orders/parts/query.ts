type Address = Record<string, string | undefined>

/** The customer's parts, those that were asked for last at the top. */
export const partsQuery = ({ cursor, q }: Address) => ({ q: q?.slice(0, 200), cursor, limit: 50 })
