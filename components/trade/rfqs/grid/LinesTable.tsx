'use client'

import { FileCheck, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { Text } from '@/components/ui/layout/Text'
import { FrozenTable, Room } from '@/components/ui/table/FrozenTable'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { cellLabels, rowOf, type DraftLine } from '@/lib/rules/trade/rfq/draft-line'
import { cellNames, type Lines } from '../draft/lines'
import type { RfqDraft } from '../draft/rfq-draft'
import { LineCell } from './LineCell'
import css from './grid.module.css'
import type { Said } from './said'
import { useDrawn } from './useDrawn'

export type GridProps = {
  draft: RfqDraft
  lines: Lines
  said: ReadonlyMap<string, Said>
  /** The line that has the focus, from 0. */
  active: number
}

/** The height of a line, as the style sheet has it (px). */
const HEIGHT = 38
/** Its cells, with number, drawing and what removes it. */
const COLUMNS = cellNames.length + 3

/** The lines as a table. Those that are far from sight leave their room empty. */
export function LinesTable({ draft, lines, said, active }: GridProps) {
  const all = Math.min(lines.length + 1, RFQ_LINES_MAX)
  const { drawn, roomBefore, roomAfter, onScroll } = useDrawn(all, active, HEIGHT)
  return (
    <FrozenTable
      numbered
      className={css.lines}
      aria-label="Lines"
      onScroll={onScroll}
      table={{ 'aria-label': 'Lines', 'aria-rowcount': all + 1 }}
    >
      <thead>
        <tr>
          <th scope="col">Row</th>
          {cellNames.map((name) => (
            <th key={name} scope="col" data-cell={name}>
              {cellLabels[name]}
            </th>
          ))}
          <th scope="col">Drawing</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {/* By their places: the empty line keeps the focus when it becomes one. */}
        {drawn.map((row, i) => (
          <LineRow
            key={row}
            room={roomBefore(i)}
            draft={draft}
            line={lines[row] ?? null}
            row={row}
            said={lines[row] && said.get(lines[row].key)}
            number={numberOf(lines, row)}
          />
        ))}
        <Room height={roomAfter} columns={COLUMNS} />
      </tbody>
    </FrozenTable>
  )
}

/** How people call a line; the empty one below has the number that it will get. */
export function numberOf(lines: Lines, row: number): number {
  const line = lines[row]
  if (line) return rowOf(line, row)
  const last = lines.reduce((most, one) => Math.max(most, one.row ?? 0), 0)
  return last ? last + 1 : row + 1
}

type RowProps = {
  room: number
  draft: RfqDraft
  line: DraftLine | null
  row: number
  number: number
  said: Said | undefined
}

const LineRow = memo(function LineRow({ room, draft, line, row, number, said }: RowProps) {
  return (
    <>
      <Room height={room} columns={COLUMNS} />
      <tr aria-rowindex={row + 2} data-next={line ? undefined : true}>
        <th scope="row">{number}</th>
        {cellNames.map((cell) => (
          <td key={cell} data-cell={cell}>
            <LineCell draft={draft} line={line} row={row} number={number} cell={cell} said={said} />
          </td>
        ))}
        <td className={css.drawing}>
          {said &&
            (said.drawn ? (
              <FileCheck size={16} role="img" aria-label="Has a drawing" />
            ) : (
              <Text size="small" tone="warning">
                None
              </Text>
            ))}
        </td>
        <td>
          {line && (
            <IconButton
              size="small"
              aria-label={`Remove row ${number}`}
              title={`Remove row ${number}`}
              onClick={() => draft.write(draft.shown.lines.filter(({ key }) => key !== line.key))}
            >
              <Trash2 size={15} aria-hidden />
            </IconButton>
          )}
        </td>
      </tr>
    </>
  )
})
