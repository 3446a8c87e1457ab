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
  return (
    <TableKeys className={wide ? `${css.frame} ${css.wide}` : css.frame} label={label} busy={busy}>
      <div className={css.scroll}>
        <table role="table" aria-label={label} aria-busy={busy} className={`${css.table} ${cards.table}`}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header, sort: name, width, align, yields, acts }) => (
                <SortHeader key={key} {...{ name, sort, onSort, width, align, yields, acts }}>
                  {header}
                </SortHeader>
              ))}
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

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'rowKey' | 'opensAt' | 'hrefOf' | 'selectedKey'> & {
  row: Row
  opener: number
}

function BodyRow<Row>({ row, columns, opener, rowKey, opensAt, hrefOf, selectedKey }: RowProps<Row>) {
  const opens = Boolean(opensAt || hrefOf)
  const selected = selectedKey != null && String(selectedKey) === String(rowKey(row))
  const inOpener = (content: ReactNode) =>
    hrefOf ? (
      <Link href={hrefOf(row)} prefetch={false} data-opens className={css.opener}>
        {content}
      </Link>
    ) : opensAt ? (
      <InPlaceLink to={opensAt(row)} data-opens className={css.opener}>
        {content}
      </InPlaceLink>
    ) : (
      content
    )
  return (
    <tr role="row" data-opens-row={opens || undefined} aria-current={selected || undefined}>
      {columns.map(({ key, header, align, secondary, yields, acts, badge, bare, cell }, i) => {
        const content = cell(row)
        return (
          <td
            key={key}
            role="cell"
            data-label={header}
            data-align={align}
            data-secondary={secondary}
            data-yields={yields}
            data-acts={acts}
            data-badge={badge}
            data-bare={bare}
            data-main={i === opener || bare || undefined}
            title={typeof content === 'string' && content.length > 24 ? content : undefined}
          >
            {i === opener ? inOpener(content) : typeof content === 'string' ? <Words>{content}</Words> : content}
          </td>
        )
      })}
    </tr>
  )
}

/** An address that needs two lines breaks after its @. */
function Words({ children }: { children: string }) {
  const domain = children.indexOf('@') + 1
  return (
    <span dir="auto" className={`${css.words} ${cards.words}`}>
      {domain > 0 && children.slice(0, domain)}
      {domain > 0 && <wbr />}
      {children.slice(domain)}
    </span>
  )
}

/** Two lines for a cell: a bold one that is cut with a tooltip, a muted one below. */
export function CellTitle({ title, sub, picture }: CellTitleProps) {
  const words = (
    <span className={`${css.two} ${cards.two}`}>
      <span dir="auto" className={`${css.title} ${cards.title}`} title={title.length > 24 ? title : undefined}>
        {title}
      </span>
      {sub != null && sub !== '' && <span className={`${css.sub} ${cards.sub}`}>{sub}</span>}
    </span>
  )
  if (!picture) return words
  return (
    <span className={css.pictured}>
      <PartPicture src={picture} />
      {words}
    </span>
  )
}

type CellTitleProps = {
  title: string
  sub?: ReactNode
  /** Where the small picture of the part is. */ picture?: string | null
}
