'use client'

import { createContext, use } from 'react'
import { localeOf, type Language } from '../terms/language'
import type { Say, WordKey } from '../terms/words/words'

/** The language of the screen and what says its messages. */
export type Spoken = { language: Language; say: Say }

/** Set by a WordsProvider. It stands apart, so that the office's screens don't load what puts messages together. */
export const SpokenContext = createContext<Spoken | null>(null)

/** Says a message in the person's language, and the caller's English where no language was chosen. */
export type SayOr = (key: WordKey, english: string, values?: Record<string, string | number>) => string

/** The words of what the shop floor shares with the office: the office's pages carry no messages. */
export function useWords(): { language: Language; lang: string | undefined; say: SayOr } {
  const spoken = use(SpokenContext)
  return {
    language: spoken?.language ?? 'en',
    lang: spoken ? localeOf[spoken.language] : undefined,
    say: (key, english, values) => (spoken ? spoken.say(key, values) : english),
  }
}
