import css from './ProgressBar.module.css'

/** How much of a whole is done. Say the numbers in words beside it: readers don't hear the bar. */
export const ProgressBar = ({ done, of }: { done: number; of: number }) => (
  <span className={css.bar} aria-hidden>
    <span style={{ width: `${of > 0 ? Math.min(100, (100 * done) / of) : 0}%` }} />
  </span>
)
