'use client'

import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Notice } from '@/components/ui/feedback/Notice'
import { useLanguage, useSay } from '@/lib/client/words'
import { failureInWords } from './refusal'

type Props = { /** The cards could not be read. */ error?: unknown; onRetry: () => void }

/** Why there are no cards: nothing is to be made, or they could not be read. */
export default function NoCards({ error, onRetry }: Props) {
  const say = useSay()
  const language = useLanguage()
  if (!error) return <EmptyState title={say('empty.title')} text={say('empty.text')} />
  return (
    <Notice tone="danger" title={say('failed')} action={<Button onClick={onRetry}>{say('tryAgain')}</Button>}>
      {failureInWords(say, language, 'page', error)}
    </Notice>
  )
}
