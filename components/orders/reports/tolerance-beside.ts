import { nominalIn, NotUnderstood } from './import/amount'

/** In a form a comma is the decimal point. */
export const MARKS = { ',': 'decimal', '.': 'decimal' } as const

/** What a typed nominal says: a size, and its tolerance when it names one. Throws NotUnderstood. */
export const nominalAsTyped = (text: string) => nominalIn(text, MARKS)

/** The size of a typed nominal that names its tolerance beside it, as 65 H7 does. Null for any other text. */
export function toleranceBeside(text: string) {
  try {
    const { value, unit = 'mm', tolerance } = nominalAsTyped(text)
    return tolerance ? { nominal: value, unit, plus: tolerance.plus, minus: tolerance.minus } : null
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error
    return null
  }
}
