import type { Request } from '@/lib/contract/core/endpoint'
import type { payouts } from '@/lib/contract/money/payouts'

/** The last payouts, the newest first. */
export const lastPayoutsQuery: Request<typeof payouts.list> = { limit: 20 }
