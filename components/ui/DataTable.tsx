import Link from 'next/link'
import type { ReactNode } from 'react'
import css from './DataTable.module.css'
import cards from './DataTableCards.module.css'
import { InPlaceLink } from './InPlaceLink'
import { PartPicture } from './PartPicture'
import { SortHeader } from './SortHeader'
import { TableKeys } from './TableKeys'
import type { AddressValues } from './useAddress'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Money and counts stand right, in tabular figures. */
  align?: 'right'
  /** A CSS width; the others share what is left. */
  width?: string
  /** The name under which the server sorts; makes the header a button. */
  sort?: string
  /** Muted. */
  secondary?: boolean
  /** Left out of a narrow table, so that no figure is cut: what opens the row says it, too. A phone's cards keep it. */
  yields?: boolean
  /** On a phone's card it stands in the corner, beside the id: a status. */
  badge?: boolean
  /** The row's opener stands here instead of in the first column. */
  opens?: boolean
  /** Words or buttons to press, nothing to read: not on paper. */
  acts?: boolean
  /** On a phone's card without the column's name, in the whole width: buttons. */
  bare?: boolean
}

type Props<Row> = {
  /** The table's name for those who don't see it. */
  label: string
  columns: Column<Row>[]
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
  /** Many columns: it scrolls in its frame already where others still fit. */
  wide?: boolean
}

/** Rows of one kind: a native table, cards in the same order below 768 px. Arrows, Home and End move; Enter opens. */
export function DataTable<Row>({ label, columns, rows, empty, busy, sort, onSort, wide, ...open }: Props<Row>) {
  if (!rows.length) return <div aria-busy={busy}>{empty}</div>
  const opener = Math.max(
    0,
    columns.findIndex((c) => c.opens),
  )
  const is = columns.map((column, i) => wordsOf(column, i === opener || column.bare))
  return (
    <TableKeys className={wide ? `${css.frame} ${css.wide}` : css.frame} label={label} busy={busy}>
      <div className={css.scroll}>
        <table
          aria-label={label}
          aria-busy={busy}
          className={`${css.table} ${cards.table}`}
          style={labelsOf(columns)}
          data-opening={Boolean(open.opensAt || open.hrefOf) || undefined}
        >
          <thead>
            <tr>
              {columns.map(({ key, header, sort: name, width, align, yields, acts }) => (
                <SortHeader key={key} {...{ name, sort, onSort, width }} is={wordsOf({ align, yields, acts })}>
                  {header}
                </SortHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BodyRow key={open.rowKey(row)} row={row} columns={columns} is={is} opener={opener} {...open} />
            ))}
          </tbody>
        </table>
      </div>
    </TableKeys>
  )
}

/** What a column is, in one short attribute of each of its cells. */
const wordsOf = ({ align, secondary, yields, acts, badge, bare }: Partial<Column<never>>, main?: boolean) =>
  [
    align,
    secondary && 'secondary',
    yields && 'yields',
    acts && 'acts',
    badge && 'badge',
    bare && 'bare',
    main && 'main',
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** The columns' names, once for all the cells that show them on a phone's cards: `--c1`, `--c2` … */
const labelsOf = (columns: readonly { header: string }[]) =>
  Object.fromEntries(columns.map(({ header }, i) => [`--c${i + 1}`, JSON.stringify(header)]))

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'rowKey' | 'opensAt' | 'hrefOf' | 'selectedKey'> & {
  row: Row
  is: (string | undefined)[]
  opener: number
}

function BodyRow<Row>({ row, columns, is, opener, rowKey, opensAt, hrefOf, selectedKey }: RowProps<Row>) {
  const selected = selectedKey != null && String(selectedKey) === String(rowKey(row))
  const inOpener = (content: ReactNode) =>
    hrefOf ? (
      <Link href={hrefOf(row)} prefetch={false} data-opens="" className={css.opener}>
        {content}
      </Link>
    ) : opensAt ? (
      <InPlaceLink to={opensAt(row)} data-opens="" className={css.opener}>
        {content}
      </InPlaceLink>
    ) : (
      content
    )
  return (
    <tr aria-current={selected || undefined}>
      {columns.map(({ key, cell }, i) => {
        const content = cell(row)
        return (
          <td key={key} data-is={is[i]} title={tipOf(content)}>
            {i === opener ? inOpener(content) : typeof content === 'string' ? <Words>{content}</Words> : content}
          </td>
        )
      })}
    </tr>
  )
}

/** What may be cut is told whole. */
const tipOf = (content: ReactNode) => (typeof content === 'string' && content.length > 24 ? content : undefined)

/** An address that needs two lines breaks after its @. */
function Words({ children }: { children: string }) {
  const domain = children.indexOf('@') + 1
  if (!domain) return <span dir="auto">{children}</span>
  return (
    <span dir="auto">
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </span>
  )
}

/** Two lines for a cell: a bold one that is cut with a tooltip, a muted one below. */
export function CellTitle({ title, sub, picture }: CellTitleProps) {
  const words = (
    <>
      <b dir="auto" title={tipOf(title)}>
        {title}
      </b>
      {sub != null && sub !== '' && <small>{sub}</small>}
    </>
  )
  if (!picture) return words
  return (
    <span className={css.pictured}>
      <PartPicture src={picture} />
      <span>{words}</span>
    </span>
  )
}

type CellTitleProps = {
  title: string
  sub?: ReactNode
  /** Where the small picture of the part is. */ picture?: string | null
}
