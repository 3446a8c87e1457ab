import css from '@/components/ui/table/cell.module.css'
import { cellLabels, textOf, type CellName, type DraftLine } from '@/lib/rules/trade/rfq/draft-line'
import type { RfqDraft } from '../draft/rfq-draft'
import { cellNames } from '../draft/lines'
import type { Said } from './said'

type Props = {
  draft: RfqDraft
  /** Null: the empty line below the last one. */
  line: DraftLine | null
  /** Its place, from 0. */
  row: number
  /** How people call it. */
  number: number
  cell: CellName
  said: Said | undefined
}

/** One cell of a line, as it is typed. Its edge and its description say what is to mend. */
export function LineCell({ draft, line, row, number, cell, said }: Props) {
  const fault = said?.faults[cell]
  const warning = said?.warnings[cell]
  return (
    <input
      className={css.cell}
      data-row={row}
      data-column={cellNames.indexOf(cell)}
      data-state={fault ? 'fault' : warning ? 'warning' : undefined}
      data-figure={cell === 'quantity' || undefined}
      aria-label={`Row ${number}, ${cellLabels[cell]}`}
      aria-invalid={fault ? true : undefined}
      title={fault ?? warning}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={5_000}
      placeholder={line ? undefined : cell === 'partNumber' ? (row ? 'Next part' : 'First part') : undefined}
      value={line ? textOf(line[cell]) : ''}
      onChange={(event) => draft.type(line?.key ?? null, cell, event.target.value)}
    />
  )
}
