'use client'

import { useWords } from '@/lib/client/spoken'
import { BrokenShaft, Drawing } from './Drawing'
import css from './EmptyState.module.css'
import { EntityId } from '../data/EntityId'
import buttons from '../controls/buttons.module.css'

type Props = {
  /** What failed: 'Couldn’t load the orders'. */
  title?: string
  problem?: { message: string; extra?: { requestId?: string } }
  onRetry?: () => void
}

/** What stands where something failed: what it was, a way to try again, an id to quote. */
export function ErrorState({ title = 'Couldn’t load this', problem, onRetry }: Props) {
  const { say } = useWords()
  const id = problem?.extra?.requestId
  return (
    <div role="alert" className={`${css.empty} ${css.framed}`}>
      <Drawing>
        <BrokenShaft />
      </Drawing>
      <p className={css.title}>{title}</p>
      {problem && <p className={css.text}>{problem.message}</p>}
      {onRetry && (
        <div className={css.action}>
          <button type="button" className={buttons.button} onClick={onRetry}>
            {say('tryAgain', 'Try again')}
          </button>
        </div>
      )}
      {id && (
        <p className={css.id}>
          {say('contact', 'If you contact us, mention')} <EntityId>{id}</EntityId>.
        </p>
      )}
    </div>
  )
}
