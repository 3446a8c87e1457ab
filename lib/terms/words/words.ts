import format, { type CompiledMessage } from 'icu-minify/format'
import { isoDay, timeOfDay } from '../format'
import { localeOf, type Language } from '../language'
import type en from './en.json'

/** The name of a message of the shop floor. */
export type WordKey = keyof typeof en
/** The messages of one language, compiled from their file. */
export type Words = Record<WordKey, CompiledMessage>
/** Says a message, with what stands in its braces. */
export type Say = (key: WordKey, values?: Record<string, string | number>) => string

const plurals = new Map<string, Intl.PluralRules>()
const formatters = {
  getPluralRules(locale: string, options?: Intl.PluralRulesOptions) {
    const known = plurals.get(locale) ?? new Intl.PluralRules(locale, options)
    plurals.set(locale, known)
    return known
  },
  // Figures are Latin in every language, as shops write them.
  getNumberFormat: () => new Intl.NumberFormat('en-IN'),
  getDateTimeFormat: (): never => {
    throw new Error('Dates are written by dayIn')
  },
}

/** What says the messages of a language. */
export function sayIn(language: Language, words: Words): Say {
  return (key, values) => String(format(words[key], localeOf[language], values, { formatters }))
}

/** 21 Nov 2026, with the month as the language calls it: a day of the calendar in India. */
export const dayIn = (say: Say, iso: string) => `${dayOfMonthIn(say, iso)} ${isoDay(Date.parse(iso)).slice(0, 4)}`

/** 21 Nov, for days that are near. */
export function dayOfMonthIn(say: Say, iso: string): string {
  const [, month, day] = isoDay(Date.parse(iso)).split('-').map(Number)
  return `${day} ${say(`month.${month}` as WordKey)}`
}

/** 21 Nov 2026, 14:05, in India. */
export const momentIn = (say: Say, iso: string) => `${dayIn(say, iso)}, ${timeOfDay(iso).slice(0, 5)}`
