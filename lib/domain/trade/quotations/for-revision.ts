import { Problem } from '../../../contract/core/problem'
import { bidderLetter } from '../../../rules/trade/bidder-letter'

/** 409 for terms that are meant for another revision of the inquiry than the current one. */
export function assertCurrent(current: number, meant: number | null | undefined) {
  if (meant && meant !== current)
    throw new Problem(
      'conflict',
      `The inquiry is at revision ${bidderLetter(current)} now. Look at what changed first.`,
    )
}
