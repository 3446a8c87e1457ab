import type { HTMLAttributes, TableHTMLAttributes } from 'react'
import { Surface } from '../layout/Surface'
import css from './FrozenTable.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  /** What the table itself is called, and how many rows it has when not all are drawn. */
  table?: Pick<TableHTMLAttributes<HTMLTableElement>, 'aria-label' | 'aria-rowcount' | 'style'>
  /** No border of its own: inside a section without padding. */
  flush?: boolean
  /** The first column holds the numbers of the rows. */
  numbered?: boolean
}

/**
 * A table in a frame that scrolls both ways: its head and its first column stay in sight. The frame's class says how wide the first
 * column is (--first), how high a row (--line) and how high the frame may be (--tallest).
 */
export function FrozenTable({ table, flush, numbered, className, children, ...rest }: Props) {
  const Frame = flush ? 'div' : Surface
  return (
    <Frame role="region" className={[css.frame, flush && css.flush, className].filter(Boolean).join(' ')} {...rest}>
      <table className={numbered ? `${css.table} ${css.numbered}` : css.table} {...table}>
        {children}
      </table>
    </Frame>
  )
}

/** The room of rows that are not drawn (px), because they are far from sight. */
export const Room = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden className={css.room}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
