'use client'

import { createContext, use, type ReactNode } from 'react'
import { retried } from '@/components/ui/hooks/lazy'
import { useWords } from '@/lib/client/spoken'
import type { Language } from '@/lib/terms/language'
import { filled, type FileWordKey, type FileWords } from '@/lib/terms/words/file-words'
import type { WordKey } from '@/lib/terms/words/words'

type Values = Record<string, string | number>
/** Says a message of the viewer, or one that it shares with the shop floor; the caller's English where no language was chosen. */
export type SayOfFile = (key: FileWordKey | WordKey, english: string, values?: Values) => string

const files = {
  hi: () => import('@/lib/terms/words/files/hi.json'),
  mr: () => import('@/lib/terms/words/files/mr.json'),
}
const loaded: Partial<Record<Language, Promise<FileWords>>> = {}

/** The messages of a language: they come with the first file that is opened in it. */
const wordsIn = (language: keyof typeof files) =>
  (loaded[language] ??= retried(files[language]).then((file) => file.default))

const FileWordsContext = createContext<FileWords | null>(null)

/** Around the viewer: its messages in the person's language. */
export function FileWordsProvider({ children }: { children: ReactNode }) {
  const { language } = useWords()
  const words = language === 'en' ? null : use(wordsIn(language))
  return <FileWordsContext value={words}>{children}</FileWordsContext>
}

/** The words of the viewer. */
export function useFileWords(): { language: Language; say: SayOfFile } {
  const { language, say } = useWords()
  const words = use(FileWordsContext)
  const sayOfFile: SayOfFile = (key, english, values = {}) => {
    if (!isOfFile(key)) return say(key, english, values)
    return words ? filled(words[key], values) : english
  }
  return { language, say: sayOfFile }
}

const isOfFile = (key: FileWordKey | WordKey): key is FileWordKey => key.startsWith('file.')
