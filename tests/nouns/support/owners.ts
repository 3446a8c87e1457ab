/** Whose a thing is that belongs to an order: `{ id, workOrder: bothSides }`. */
export const bothSides = { select: { supplierId: true, inquiry: { select: { customerId: true } } } } as const
