import { invalid } from '../../../contract/core/problem'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'

/**
 * The last day that is meant, in India. A client that sends the present day of UTC may mean a day that has just ended in
 * India: then it is today. Other days that are over: 400.
 */
export function lastDay(validUntil: string): string {
  const now = actTime()
  if (isoDay(Date.parse(validUntil)) >= isoDay(now.getTime())) return validUntil
  if (validUntil.slice(0, 10) === now.toISOString().slice(0, 10)) return now.toISOString()
  throw invalid('validUntil', 'Choose today or a later date')
}

/** Whether a last day in India is over. */
export const isOver = (validUntil: string) => isoDay(Date.parse(validUntil)) < isoDay(actTime().getTime())
