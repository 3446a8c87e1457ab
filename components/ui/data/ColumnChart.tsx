import Link from 'next/link'
import css from './ColumnChart.module.css'
import { scaleOf } from './scale'

export type ChartColumn = {
  /** In full: 'Nov 2026'. */
  name: string
  /** Below the column: 'Nov'. */
  short: string
  value: number
  /** Its figures as text, the one that the column shows first. */
  figures: readonly string[]
  /** Its last figure in short, below the name where there is room. */
  below?: string
  /** Where it leads. */
  href?: string
  /** What it counts goes on: hatched, and said so. */
  unfinished?: boolean
}

type Props = {
  label: string
  /** Over the names and the figures of the table: 'Month', 'Spend', 'Orders'. */
  heads: readonly string[]
  columns: readonly ChartColumn[]
  /** All columns together; shown until one column is pointed at. */
  total: Pick<ChartColumn, 'name' | 'figures'>
  /** A value on the scale. */
  scale: (value: number) => string
}

/**
 * Amounts over time as columns. What one points at or reaches by the keyboard is read out in full above them, and all
 * figures stand in a table below. Give it something to show: without any amount it would be an empty frame.
 */
export function ColumnChart({ label, heads, columns, total, scale }: Props) {
  const lines = scaleOf(Math.max(1, ...columns.map(({ value }) => value)))
  const percent = (value: number) => `${(100 * value) / lines.at(-1)!}%`
  return (
    <div className={css.chart}>
      <p className={css.total}>
        <Readout {...total} />
      </p>
      <div className={css.plot}>
        <div className={css.lines} aria-hidden>
          {lines.map((line) => (
            <span key={line} style={{ bottom: percent(line) }}>
              {scale(line)}
            </span>
          ))}
        </div>
        <ol aria-label={label} className={css.columns}>
          {columns.map((column) => (
            <li key={column.name} data-unfinished={column.unfinished || undefined}>
              {column.href ? (
                <Link href={column.href} prefetch={false} className={css.column}>
                  <Inside {...column} height={percent(column.value)} />
                </Link>
              ) : (
                <span className={css.column}>
                  <Inside {...column} height={percent(column.value)} />
                </span>
              )}
            </li>
          ))}
        </ol>
        {columns.some(({ below }) => below !== undefined) && (
          <span className={css.head} aria-hidden>
            {heads.at(-1)}
          </span>
        )}
      </div>
      <details className={css.figures}>
        <summary>Show as table</summary>
        <table aria-label={label}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <Row key={column.name} {...column} />
            ))}
          </tbody>
          <tfoot>
            <Row {...total} />
          </tfoot>
        </table>
      </details>
    </div>
  )
}

const Inside = ({ height, ...column }: ChartColumn & { height: string }) => (
  <>
    <span className={css.track} aria-hidden>
      <span className={css.bar} data-any={column.value > 0 || undefined} style={{ height }} />
    </span>
    <span className={css.name} aria-hidden>
      {column.short}
    </span>
    {column.below !== undefined && (
      <span className={css.below} aria-hidden>
        {column.below}
      </span>
    )}
    <span className={css.readout}>
      <Readout {...column} />
    </span>
  </>
)

type Named = Pick<ChartColumn, 'name' | 'figures' | 'unfinished'>
const nameOf = ({ name, unfinished }: Named) => (unfinished ? `${name}, so far` : name)

function Readout(column: Named) {
  const [first, ...others] = column.figures
  return (
    <>
      <span>{nameOf(column)}</span> <strong>{first}</strong> <span>{others.join(', ')}</span>
    </>
  )
}

const Row = (column: Named) => (
  <tr>
    <th scope="row">{nameOf(column)}</th>
    {column.figures.map((figure, i) => (
      <td key={i}>{figure}</td>
    ))}
  </tr>
)
