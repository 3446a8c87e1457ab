import { z } from 'zod'
import { requiredText } from '@/lib/contract/core/fields'
import { CharacteristicForm } from '@/lib/contract/orders/report'
import { LIMITS_CROSS } from '@/lib/terms/measure'
import { amountIn, minusIn, NotUnderstood, type Amount } from './import/amount'
import { MARKS, nominalAsTyped } from './tolerance-beside'

/** What is said of wrong input in another language than English. */
export type FormWords = Record<'name' | 'size' | 'number' | 'limits', string>

/** The form of one characteristic: a measure has a nominal and a tolerance, a yes or no has none. */
export const characteristicFormIn = (words: FormWords | null) =>
  z
    .object({
      name: words ? requiredText(words.name, 100) : CharacteristicForm.shape.name,
      unit: CharacteristicForm.shape.unit,
      checked: z.enum(['measure', 'yes_no']),
      marks: z.array(z.literal('critical')),
      nominal: z.string(),
      plus: z.string(),
      minus: z.string(),
    })
    .transform(({ checked, marks, nominal, plus, minus, ...form }, { addIssue }) => {
      const critical = marks.includes('critical')
      if (checked === 'yes_no') return { ...form, unit: 'other' as const, nominal: null, plus: 0, minus: 0, critical }
      const read = <T>(name: 'nominal' | 'plus' | 'minus', text: string, as: (text: string) => T): T | null => {
        try {
          return as(text)
        } catch (error) {
          if (!(error instanceof NotUnderstood)) throw error
          addIssue({ code: 'custom', path: [name], message: wrongIn(words, text.trim(), error.message) })
          return null
        }
      }
      const side = (name: 'plus' | 'minus', text: string, as: typeof amountIn) =>
        read(name, text, (typed): Amount => (typed.trim() ? as(typed, MARKS) : { value: 0 }))?.value ?? 0
      const size = read('nominal', nominal, nominalAsTyped)
      const limits = size?.tolerance ?? { plus: side('plus', plus, amountIn), minus: side('minus', minus, minusIn) }
      if (limits.plus + limits.minus < 0)
        addIssue({ code: 'custom', path: ['minus'], message: words?.limits ?? LIMITS_CROSS })
      return {
        ...form,
        unit: size?.unit ?? form.unit,
        nominal: size?.value ?? null,
        plus: limits.plus,
        minus: limits.minus,
        critical,
      }
    })

function wrongIn(words: FormWords | null, text: string, why: string) {
  if (!text) return words?.size ?? NO_SIZE
  return words?.number ?? `“${text}” ${why}`
}

const NO_SIZE = 'Enter the size, such as 25 or 65 H7'
