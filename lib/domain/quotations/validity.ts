import { invalid } from '../../contract/core/problem'
import { actTime } from '../core/event-clock'

/** 400 for a last day, UTC, that is over. */
export function assertValid(validUntil: string | null) {
  if (validUntil && validUntil.slice(0, 10) < actTime().toISOString().slice(0, 10))
    throw invalid('validUntil', 'Choose today or a later date')
}
