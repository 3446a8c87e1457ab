import type { Workorder } from '../../contract/orders/workorders'

/** How a cancelled order stands, instead of its last status. */
export const CANCELLED = { label: 'Cancelled', tone: 'neutral' } as const

type Ended = Pick<Workorder, 'status' | 'closure'>

/** Whether an order was cancelled: it keeps its last status, and nothing is written on it any more. */
export const isCancelled = ({ closure }: Pick<Workorder, 'closure'>) => closure?.as === 'cancelled'

/** Whether work on an order is over: it is complete, or was cancelled. */
export const isOver = (order: Ended) => order.status === 'completed' || isCancelled(order)
