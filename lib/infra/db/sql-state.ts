/** The five-character SQLSTATE of a failed statement, through all wrappers; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let e = error, depth = 0; e && typeof e === 'object' && depth < 6; depth++) {
    const { code, originalCode, meta, cause } = e as Record<string, unknown>
    const state = originalCode ?? code
    if (typeof state === 'string' && /^[0-9A-Z]{5}$/.test(state) && !/^P\d{4}$/.test(state)) return state
    e = (meta as Record<string, unknown> | undefined)?.driverAdapterError ?? cause
  }
  return undefined
}
