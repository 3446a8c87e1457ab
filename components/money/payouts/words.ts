import type { Payout } from '@/lib/contract/money/payouts'
import { displayId } from '@/lib/terms/nouns'

/** What a payout is for: MP/117, MP/118, or an advance to WO-0042. */
export const purposeOf = ({ bills, advances }: Pick<Payout, 'bills' | 'advances'>) =>
  [
    ...bills.map(({ number }) => number),
    ...advances.map(({ workorderId }) => `advance to ${displayId('workorder', workorderId)}`),
  ].join(', ') || '–'
