'use client'

import { use, useMemo, type ReactNode } from 'react'
import type { Language } from '../terms/language'
import { sayIn, type Say, type Words } from '../terms/words/words'
import { SpokenContext, type Spoken } from './spoken'

/** Around the screens of the shop floor: the messages in the person's language. They came with the page, which the phone keeps. */
export function WordsProvider({
  language,
  words,
  children,
}: {
  language: Language
  words: Words
  children: ReactNode
}) {
  const spoken = useMemo(() => ({ language, say: sayIn(language, words) }), [language, words])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('A WordsProvider is missing')
  return spoken
}

/** Says a message in the person's language. */
export const useSay = (): Say => useSpoken().say
export const useLanguage = (): Language => useSpoken().language
