import { Problem } from '../../../contract/core/problem'
import { dateTime } from '../../../terms/format'
import type { WriteScope } from '../../core/verb'
import type { InquiryRow } from './inquiry'

type Sealed = Pick<InquiryRow, 'id' | 'pricesSealed' | 'quoteBy'>

/** Whether prices are in that nobody but their suppliers reads. Call it under the lock of the inquiry. */
async function hasSealedPrices({ tx }: Pick<WriteScope, 'tx'>, { id, pricesSealed }: Sealed): Promise<boolean> {
  if (!pricesSealed) return false
  const open = { inquiryId: id, status: { in: ['pending', 'sent'] as ('pending' | 'sent')[] } }
  return (await tx.quotation.count({ where: open })) > 0
}

/** 409 for an earlier deadline once sealed prices are in: it would open them early. */
export async function assertNotEarlier(scope: Pick<WriteScope, 'tx'>, inquiry: Sealed, quoteBy: string) {
  if (!(await hasSealedPrices(scope, inquiry)) || Date.parse(quoteBy) >= Date.parse(inquiry.quoteBy!)) return
  const message = `Sealed prices are in: choose a time after ${dateTime(inquiry.quoteBy!)}`
  throw new Problem('conflict', message, [{ path: 'quoteBy', message }])
}

/** 409 for closing quoting before the deadline once sealed prices are in. */
export async function assertNotOpenedEarly(scope: Pick<WriteScope, 'tx'>, inquiry: Sealed) {
  if (!(await hasSealedPrices(scope, inquiry))) return
  throw new Problem(
    'conflict',
    `Sealed prices are in: they open on ${dateTime(inquiry.quoteBy!)}. Until then the inquiry can only be cancelled.`,
  )
}
