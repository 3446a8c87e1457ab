import compile from 'icu-minify/compile'
import { languages, type Language } from '../language'
import en from './en.json'
import hi from './hi.json'
import mr from './mr.json'
import { sayIn, type Say, type WordKey, type Words } from './words'

const files: Record<Language, Record<keyof Words, string>> = { en, hi, mr }

/** The compiler's objects have no prototype; those that a page hands to the browser need one. */
const plain = <T>(compiled: T) => JSON.parse(JSON.stringify(compiled)) as T

/** The messages of a language, compiled. For the server: the compiler is heavier than all messages. */
export const wordsOf = Object.fromEntries(
  (Object.keys(languages) as Language[]).map((language) => [
    language,
    Object.fromEntries(Object.entries(files[language]).map(([key, message]) => [key, plain(compile(message))])),
  ]),
) as Record<Language, Words>

/** What says the messages of a language on the server. */
export const sayOf = (language: Language): Say => sayIn(language, wordsOf[language])

/** What the frame asks before a sign-out, which stands around every page. Null in English, which the frame speaks by itself. */
export function signOutWords(language: Language): { language: Language; words: Words } | null {
  if (language === 'en') return null
  const keys: WordKey[] = ['signOut.title', 'signOut.text', 'signOut.confirm', 'cancel']
  return { language, words: Object.fromEntries(keys.map((key) => [key, wordsOf[language][key]])) as Words }
}
