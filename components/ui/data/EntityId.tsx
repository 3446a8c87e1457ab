import css from '../layout/text.module.css'

/** An id in mono: WO-0012. */
export const EntityId = ({ children }: { children: string | number }) => <samp className={css.id}>{children}</samp>
