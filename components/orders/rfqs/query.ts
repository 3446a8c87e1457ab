/** The accepted quotations of a request that have no order yet. */
export const toOrderOf = (rfqId: number) => ({ rfqId, toOrder: 'true' as const, sort: 'id', limit: 100 })
