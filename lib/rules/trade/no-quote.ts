import type { NoQuoteReason } from '../../contract/trade/bidders'

/** Why a supplier will not quote, in words. */
export const noQuoteWords: Record<NoQuoteReason, string> = {
  capacity: 'no capacity',
  capability: 'not within its capability',
  date: 'not by this date',
  price: 'not at a price that fits',
  unclear: 'the drawing leaves too much open',
  other: 'another reason',
}
