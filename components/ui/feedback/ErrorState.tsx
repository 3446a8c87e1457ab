import { Drawing } from './Drawing'
import css from './EmptyState.module.css'
import { EntityId } from '../data/EntityId'
import buttons from '../layout/buttons.module.css'

type Props = {
  /** What failed: 'The orders could not be loaded'. */
  title?: string
  problem?: { message: string; extra?: { requestId?: string } }
  onRetry?: () => void
}

/** What stands where something failed: what it was, a way to try again, an id to quote. */
export function ErrorState({ title = 'This could not be loaded', problem, onRetry }: Props) {
  const id = problem?.extra?.requestId
  return (
    <div role="alert" className={`${css.empty} ${css.framed}`}>
      <Drawing name="broken" />
      <p className={css.title}>{title}</p>
      {problem && <p className={css.text}>{problem.message}</p>}
      {onRetry && (
        <div className={css.action}>
          <button type="button" className={buttons.button} onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      {id && (
        <p className={css.id}>
          Quote <EntityId>{id}</EntityId> when you ask us about this.
        </p>
      )}
    </div>
  )
}
