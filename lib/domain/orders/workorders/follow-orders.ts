import type { WriteScope } from '../../core/verb'

/** What follows in later rooms, in the same transaction, once orders have ended, gone on or had their goods counted. The orders are locked. */
export type FollowOrders = (scope: Pick<WriteScope, 'tx' | 'rows'>, orderIds: readonly number[]) => Promise<void>
