import cells from '@/components/ui/table/cell.module.css'
import type { RfqLine } from '@/lib/contract/trade/rfqs'
import {
  answerCells,
  answerLabels,
  noQuoteLabel,
  noQuoteReasons,
  type AnswerCell,
} from '@/lib/rules/trade/rfq/answer-line'
import { lineName } from './answers'
import css from './answers.module.css'

export type FieldProps = {
  line: RfqLine
  /** Its place among those that are shown, from 0. */
  row: number
  cell: AnswerCell
  text: string
  fault: string | undefined
  isOpen: boolean
  onType: (line: RfqLine, cell: AnswerCell, text: string) => void
}

const modes = { unitPaise: 'decimal', tooling: 'decimal', leadDays: 'numeric', noQuote: 'text', note: 'text' } as const
const reasons = noQuoteReasons.map(noQuoteLabel)

/** One cell of an answer, as it is typed. Its edge and its description say what is to mend. */
export function AnswerField({ line, row, cell, text, fault, isOpen, onType }: FieldProps) {
  const shared = {
    'data-row': row,
    'data-column': answerCells.indexOf(cell),
    'data-state': fault ? 'fault' : undefined,
    'aria-label': `${lineName(line)}, ${answerLabels[cell]}`,
    'aria-invalid': fault ? true : undefined,
    title: fault,
    value: text,
  }
  if (cell === 'noQuote' && isOpen)
    return (
      <select
        {...shared}
        className={`${cells.cell} ${css.choice}`}
        data-empty={!text || undefined}
        onChange={(event) => onType(line, cell, event.target.value)}
      >
        <option value="">–</option>
        {text && !reasons.includes(text) && <option value={text}>{text}</option>}
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      className={cells.cell}
      data-figure={modes[cell] !== 'text' || undefined}
      inputMode={modes[cell]}
      readOnly={!isOpen}
      autoComplete="off"
      spellCheck={cell === 'note'}
      enterKeyHint="next"
      maxLength={cell === 'note' ? 5_000 : 40}
      onChange={(event) => onType(line, cell, event.target.value)}
    />
  )
}
