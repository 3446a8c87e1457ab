'use client'

import { memo, useState, type ReactNode } from 'react'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { FrozenTable, Room } from '@/components/ui/table/FrozenTable'
import type { Role } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { count, money, several } from '@/lib/terms/format'
import type { MatrixLine, MatrixSupplier } from './choice'
import { LineHead } from './LineHead'
import css from './matrix.module.css'
import type { Place } from './moves'
import { OfferCell } from './OfferCell'
import type { OffersOfLine } from './useOffers'
import { noQuote, whoIs } from './words'

export type OffersProps = {
  role: Role
  lines: readonly MatrixLine[]
  suppliers: readonly MatrixSupplier[]
  offers: readonly OffersOfLine[]
  parts: ReadonlyMap<number, Inquiry>
  /** The chosen quotation of a line, by its inquiry. */
  chosen: ReadonlyMap<number, number>
  chooses: boolean
  active: Place | null
  /** What stands in the way of an award, by the inquiry. */
  faults: ReadonlyMap<number, string>
}

/** The height of a line, as the style sheet has it, and the least widths of part and letter (px). */
const HEIGHT = 84
const FIRST = 264
const WIDTH = 196
/** So many lines and letters are drawn at a time, some of them outside of what is seen. */
const ROWS = 22
const COLUMNS = 14
const OUTSIDE = 4

/** The offers as a table: a row a line, a column a letter. Those that are far from sight leave their room empty. */
export function OffersTable(props: OffersProps) {
  const { lines, suppliers, offers, parts, chosen, chooses, active, faults, role } = props
  const [seen, setSeen] = useState({ row: 0, column: 0 })
  const from = {
    row: Math.max(0, Math.min(seen.row - OUTSIDE, lines.length - ROWS)),
    column: Math.max(0, Math.min(seen.column - OUTSIDE, suppliers.length - COLUMNS)),
  }
  const near = Array.from({ length: Math.min(ROWS, lines.length) }, (_, i) => from.row + i)
  // The line with the focus stays, wherever it is.
  const drawn = [...new Set([...near, active?.row ?? 0])].filter((row) => row < lines.length).sort((a, b) => a - b)
  return (
    <FrozenTable
      flush
      className={css.offers}
      aria-label="Offers by line"
      onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => {
        const [row, column] = [Math.floor(scrollTop / HEIGHT), Math.floor(scrollLeft / WIDTH)]
        // Not at each pixel: what is drawn around suffices meanwhile.
        if (Math.abs(row - seen.row) >= OUTSIDE / 2 || Math.abs(column - seen.column) >= OUTSIDE / 2 || row === 0)
          if (row !== seen.row || column !== seen.column) setSeen({ row, column })
      }}
      table={{
        style: { minWidth: FIRST + suppliers.length * WIDTH },
        'aria-label': 'Offers',
        'aria-rowcount': lines.length + 1,
      }}
    >
      <thead>
        <tr>
          <th scope="col">Line</th>
          {suppliers.map((supplier) => (
            <th key={supplier.letter} scope="col">
              <Text size="body" weight="title" tone="primary" cut={1}>
                {whoIs(supplier)}
              </Text>
              <Text weight="text" cut={1}>
                {answered(supplier)}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map((row, i) => {
          const line = lines[row]!
          return (
            <LineRow
              key={line.inquiryId}
              room={(row - (drawn[i - 1] ?? -1) - 1) * HEIGHT}
              role={role}
              row={row}
              line={line}
              part={parts.get(line.inquiryId)}
              offers={offers[row]!}
              suppliers={suppliers}
              from={from.column}
              active={active?.row === row ? active.column : -1}
              chosen={chosen.get(line.inquiryId) ?? 0}
              chooses={chooses}
              fault={faults.get(line.inquiryId)}
            />
          )
        })}
        <Room height={(lines.length - 1 - (drawn.at(-1) ?? -1)) * HEIGHT} columns={suppliers.length + 1} />
      </tbody>
      <tfoot>
        <Sums label="Lines with a price" suppliers={suppliers} of={({ priced }) => `${priced} of ${lines.length}`} />
        <Sums label="Price" suppliers={suppliers} of={({ price }) => money(price ?? 0)} />
        <Sums label="GST" suppliers={suppliers} of={gstOf} />
        <Sums label="Total with GST" suppliers={suppliers} of={({ total }) => money(total ?? 0)} />
      </tfoot>
    </FrozenTable>
  )
}

/** '5 no quote, 4 no answer': what isn't priced. */
const answered = ({ declined, unanswered }: MatrixSupplier) =>
  [declined > 0 && `${count(declined)} no quote`, unanswered > 0 && `${count(unanswered)} no answer`]
    .filter(Boolean)
    .join(', ') || 'All lines priced'

/** The GST of a letter, and on how many lines it isn't said. */
const gstOf = ({ gst, gstMissing }: MatrixSupplier) => (
  <Row as="span" gap="snug" justify="end" align="baseline">
    {money(gst ?? 0)}
    {!!gstMissing && (
      <Text size="micro" tone="warning">
        not given on {several(gstMissing, 'line', 'lines')}
      </Text>
    )}
  </Row>
)

type SumsProps = { label: string; suppliers: readonly MatrixSupplier[]; of: (supplier: MatrixSupplier) => ReactNode }

const Sums = ({ label, suppliers, of }: SumsProps) => (
  <tr>
    <th scope="row">{label}</th>
    {suppliers.map((supplier) => (
      <td key={supplier.letter}>{of(supplier)}</td>
    ))}
  </tr>
)

type RowProps = Pick<OffersProps, 'role' | 'suppliers' | 'chooses'> & {
  room: number
  row: number
  line: MatrixLine
  part: Inquiry | undefined
  offers: OffersOfLine
  /** The first letter that is drawn. */
  from: number
  /** The letter that has the focus; -1: none of this line. */
  active: number
  /** The chosen quotation; 0: none. */
  chosen: number
  fault: string | undefined
}

const LineRow = memo(function LineRow(props: RowProps) {
  const { room, role, row, line, part, offers, suppliers, from, active, chosen, chooses, fault } = props
  const declined = new Map(line.declined.map(({ letter, reason }) => [letter, reason]))
  return (
    <>
      <Room height={room} columns={suppliers.length + 1} />
      <tr aria-rowindex={row + 2} data-fault={fault ? true : undefined}>
        <th scope="row">
          <LineHead line={line} part={part} role={role} fault={fault} />
        </th>
        {suppliers.map(({ letter }, column) => {
          if ((column < from || column >= from + COLUMNS) && column !== active) return <td key={letter} />
          const offer = offers[column]
          const reason = declined.get(letter)
          return (
            <td key={letter}>
              {offer ? (
                <OfferCell
                  line={line}
                  offer={offer}
                  row={row}
                  column={column}
                  isActive={active === column}
                  isChosen={chosen === offer.quotationId}
                  chooses={chooses}
                />
              ) : (
                <Text as="div" tone="secondary" className={css.none}>
                  {reason ? noQuote(reason) : 'No answer'}
                </Text>
              )}
            </td>
          )
        })}
      </tr>
    </>
  )
})
