import { addDays, isoDay } from '../../terms/format'

/** National holidays, on which no shop works: Republic Day, Independence Day, Gandhi Jayanti. Month and day. */
const HOLIDAYS = ['01-26', '08-15', '10-02']

/** Whether shops work on this day, YYYY-MM-DD: Monday to Saturday but for national holidays. */
export const isWorkingDay = (day: string) => !isSunday(day) && !HOLIDAYS.includes(day.slice(5))

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The day itself where it is a working day, else the first one after it, YYYY-MM-DD. */
export function nextWorkingDay(day: string): string {
  let next = day
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

/**
 * The last moment in India of the working day that comes so many working days after a day (YYYY-MM-DD) or an instant. The day itself
 * isn't counted: two working days after any time of a Friday end with Monday.
 */
export function workingDaysLater(since: string, days: number): string {
  let day = since.length === 10 ? since : isoDay(Date.parse(since))
  for (let counted = 0; counted < days; counted++) day = nextWorkingDay(addDays(day, 1))
  return new Date(`${day}T23:59:59.999+05:30`).toISOString()
}
