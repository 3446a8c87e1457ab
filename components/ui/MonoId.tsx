import css from './text.module.css'

/** An id in mono: WO-0012. */
export const MonoId = ({ children }: { children: string | number }) => <span className={css.mono}>{children}</span>
