import css from './Feed.module.css'

/** A bar that runs, as wide as its place, while something is read. Say so in words beside it: readers don't hear the bar. */
export const Feed = () => <span className={css.feed} aria-hidden />
