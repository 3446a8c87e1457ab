import { useWords } from '@/lib/client/spoken'
import { Problem } from '@/lib/contract/core/problem'
import { failureInWords } from '../floor/refusal'

/** Gives what says a failure in the person's language. In English it stays as it is. */
export function useFailureInWords(): (error: unknown) => unknown {
  const { language, say } = useWords()
  if (language === 'en') return (error) => error
  return (error) => {
    if (!(error instanceof Problem)) return error
    const words = failureInWords((key, values) => say(key, '', values), language, 'report', error)
    return new Problem(error.code, words, undefined, error.extra)
  }
}
