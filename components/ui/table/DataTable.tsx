import Link from 'next/link'
import type { ReactNode } from 'react'
import css from './DataTable.module.css'
import cards from './DataTableCards.module.css'
import each from './DataTableColumns.module.css'
import { InPlaceLink } from '../controls/InPlaceLink'
import { PartPicture } from '../files/PartPicture'
import { SelectBox, SelectPage } from '../list/SelectBox'
import select from '../list/SelectBox.module.css'
import type { Picks } from '../list/useBulk'
import { SortHeader } from './SortHeader'
import { TableKeys } from './TableKeys'
import type { AddressValues } from '../hooks/useUrlState'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, tabular figures: for numbers. */
  align?: 'right'
  /** A CSS width; the others share what is left. */
  width?: string
  /** The name under which the server sorts; makes the header a button. */
  sort?: string
  /** Muted. */
  secondary?: boolean
  /** One long word, such as an email address: it takes more room before it is cut. */
  long?: true
  /** Left out of a narrow table, so that no figure is cut: what opens the row says it, too. A phone's cards keep it. */
  hideWhenNarrow?: boolean
  /** On a phone's card it stands in the corner, beside the id of the first column: a status. */
  badge?: boolean
  /** The row's link is this cell instead of the first. A screen reader says these words before the cell: "View Details of WO-0012:". */
  opensRow?: true | ((row: Row) => string)
  /** Words or buttons to press, nothing to read: not on paper. */
  hideInPrint?: boolean
  /** It tells of an amount or a payment: a list leaves it out for members without sight of money. */
  money?: true
  /** On a phone's card without the column's name, in the whole width: buttons. */
  noCardLabel?: boolean
}

type Props<Row, Id> = {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Opens on this screen (a drawer): what changes in the address. Works in client components only. */
  opensAt?: (row: Row) => AddressValues
  /** Opens another address; works in server components too. */
  hrefOf?: (row: Row) => string
  /** `dueDate`, or `-dueDate` for descending. Without `onSort` the headers set `?sort=` themselves. */
  sort?: string
  onSort?: (sort: string) => void
  selectedKey?: string | number | null
  /** What stands here when there are no rows. */
  empty: ReactNode
  /** Newer rows are on their way. */
  busy?: boolean
  /** Rows can be chosen: a box stands before the first column. */
  picks?: Picks<Row, Id>
  /** Many columns: it scrolls in its frame already where others still fit. */
  wide?: boolean
}

/** Rows of one kind: a native table, cards in the same order below 768 px. Arrows, Home and End move; Enter opens. */
export function DataTable<Row, Id = number>(props: Props<Row, Id>) {
  const { label, columns, rows, empty, busy, sort, onSort, wide, ...open } = props
  if (!rows.length) return <div aria-busy={busy}>{empty}</div>
  const opener = Math.max(
    0,
    columns.findIndex((c) => c.opensRow),
  )
  return (
    <TableKeys className={wide ? `${css.frame} ${css.wide}` : css.frame} label={label} busy={busy}>
      <div className={css.scroll}>
        <table
          // Some browsers take a table that is shown as cards for none: its parts say what they are.
          role="table"
          aria-label={label}
          aria-busy={busy}
          className={`${css.table} ${each.table} ${cards.table}`}
          data-opening={open.opensAt || open.hrefOf ? '' : undefined}
          data-badge={columns.some(({ badge }) => badge) || undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, i) => {
                const { key, header, sort: name, width, align } = column
                const { picks } = open
                const box = i === 0 && picks && !picks.allElsewhere && (
                  <SelectPage rows={rows.map(picks.choiceOf)} selection={picks.selection} />
                )
                return (
                  <SortHeader
                    key={key}
                    name={name}
                    sort={sort}
                    onSort={onSort}
                    width={width}
                    align={align}
                    box={box}
                    className={cellClass(column)}
                  >
                    {header}
                  </SortHeader>
                )
              })}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <BodyRow key={open.rowKey(row)} row={row} columns={columns} opener={opener} {...open} />
            ))}
          </tbody>
        </table>
      </div>
    </TableKeys>
  )
}

/** The classes that a column gives to its head and cells. */
const cellClass = <Row,>({ align, secondary, long, hideWhenNarrow, hideInPrint, noCardLabel, badge }: Column<Row>) =>
  [
    align && each.right,
    secondary && each.secondary,
    long && each.long,
    hideWhenNarrow && each.hideWhenNarrow,
    hideInPrint && each.hideInPrint,
    noCardLabel && each.noCardLabel,
    badge && each.badge,
  ]
    .filter(Boolean)
    .join(' ') || undefined

type RowProps<Row, Id> = Pick<Props<Row, Id>, 'columns' | 'rowKey' | 'opensAt' | 'hrefOf' | 'selectedKey' | 'picks'> & {
  row: Row
  opener: number
}

function BodyRow<Row, Id>(props: RowProps<Row, Id>) {
  const { row, columns, opener, rowKey, opensAt, hrefOf, selectedKey, picks } = props
  const selected = selectedKey != null && String(selectedKey) === String(rowKey(row))
  const inOpener = (content: ReactNode) => {
    const { opensRow } = columns[opener]!
    const named = { 'data-opens': '', 'data-says': typeof opensRow === 'function' ? opensRow(row) : undefined }
    return hrefOf ? (
      <Link href={hrefOf(row)} prefetch={false} {...named}>
        {content}
      </Link>
    ) : opensAt ? (
      <InPlaceLink to={opensAt(row)} {...named}>
        {content}
      </InPlaceLink>
    ) : (
      content
    )
  }
  const inside = (content: ReactNode, i: number) =>
    i === opener ? inOpener(content) : typeof content === 'string' ? <Words>{content}</Words> : content
  return (
    <tr role="row" aria-current={selected || undefined}>
      {columns.map((column, i) => {
        const content = column.cell(row)
        // What a phone's card writes above the cell.
        const name = i === opener || column.noCardLabel || column.badge ? undefined : column.header
        return (
          <td key={column.key} role="cell" className={cellClass(column)} data-name={name}>
            {i === 0 && picks ? (
              <span className={select.beside}>
                <SelectBox row={picks.choiceOf(row)} selection={picks.selection} />
                <span>{inside(content, i)}</span>
              </span>
            ) : (
              inside(content, i)
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** An email address that needs two lines breaks after its @. The tooltip has what is cut. */
function Words({ children }: { children: string }) {
  const domain = children.indexOf('@') + 1
  if (!domain)
    return (
      <span dir="auto" title={children}>
        {children}
      </span>
    )
  return (
    <span dir="auto" title={children}>
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </span>
  )
}

/** Two lines for a cell: a bold one, a muted one below. */
export function CellTitle({ title, sub, subTitle, picture, process, marks }: CellTitleProps) {
  const words = (
    <>
      <b title={title}>{title}</b>
      {sub != null && sub !== '' && (
        <small title={typeof sub === 'string' ? sub : subTitle}>
          {marks}
          {sub}
        </small>
      )}
    </>
  )
  if (picture === undefined) return words
  return (
    <span className={css.pictured}>
      <PartPicture src={picture} process={process} />
      <span>{words}</span>
    </span>
  )
}

type CellTitleProps = {
  title: string
  sub?: ReactNode
  /** What the second line says, for its tooltip, where `sub` is no plain text. */ subTitle?: string
  /** Where the small picture of the part is; null where it has none. */ picture?: string | null
  /** Its process, for a part without a picture. */ process?: string | null
  /** Small signs before the second line. */ marks?: ReactNode
}
