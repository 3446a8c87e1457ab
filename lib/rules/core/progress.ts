import { count, daysUntil, dayOfMonth } from '../../terms/format'

/** How far an order has come, as its supplier said. */
export type Progress = {
  doneQuantity: number | null
  quantity: number | null
  expectedDate: string | null
  dueDate: string | null
}

/** "60 of 120 pieces done". */
export const doneWords = (done: number, of: number) =>
  `${count(done)} of ${count(of)} ${of === 1 ? 'piece' : 'pieces'} done`

/** "60 of 120 pieces done; expected 12 Dec, 2 days after the due date". Null when nothing was said yet. */
export function progressWords({ doneQuantity, quantity, expectedDate, dueDate }: Progress): string | null {
  const done = doneQuantity !== null && quantity !== null ? [doneWords(doneQuantity, quantity)] : []
  const expected = expectedWords({ expectedDate, dueDate })
  return [...done, ...(expected ? [expected] : [])].join('; ') || null
}

/** "expected 12 Dec, 2 days after the due date". */
export const expectedWords = ({ expectedDate, dueDate }: Pick<Progress, 'expectedDate' | 'dueDate'>) =>
  expectedDate && `expected ${dayOfMonth(expectedDate)}${besideDue(expectedDate, dueDate)}`

function besideDue(expected: string, due: string | null) {
  const days = due ? daysUntil(expected, Date.parse(due)) : 0
  if (days > 0) return `, ${count(days)} ${days === 1 ? 'day' : 'days'} after the due date`
  return due ? ', on time' : ''
}

/** Whether it is expected after its due date, by the calendar in India. */
export const isExpectedLate = ({ expectedDate, dueDate }: Pick<Progress, 'expectedDate' | 'dueDate'>) =>
  Boolean(expectedDate && dueDate && daysUntil(expectedDate, Date.parse(dueDate)) > 0)
