import { Check, X } from 'lucide-react'
import { memo } from 'react'
import text from '@/components/ui/layout/text.module.css'
import fields from '@/components/ui/table/cell.module.css'
import { useWords, type SayOr } from '@/lib/client/spoken'
import type { Characteristic } from '@/lib/contract/orders/report'
import { measureInWords } from '@/lib/rules/orders/report-words'
import { NOT_OK, OK, type Cell, type Cells } from '../cells'
import { useCell } from '../useCells'
import { cellIn, refusedIn, toleranceIn } from '../words'
import css from './grid.module.css'

type Props = {
  cells: Cells
  characteristic: Characteristic
  /** The row of the characteristic, from 0. */
  row: number
  sample: number
  readOnly: boolean
}

const field = `${fields.cell} ${css.field}`

/** One value: typed, pressed for a yes or no, or read. A colour, an icon and a description say whether it passes. */
export const CellField = memo(function CellField({ cells, characteristic, row, sample, readOnly }: Props) {
  const { say } = useWords()
  const cell = useCell(cells, characteristic.id, sample)
  const isYesNo = characteristic.nominal === null
  const common = {
    'data-row': row,
    'data-sample': sample,
    title: aboutCell(say, cell, characteristic),
  }
  const { name } = characteristic
  const label = say('report.cell', `${name}, sample ${sample}`, { name, sample: String(sample) })
  return (
    <span className={css.cell} data-state={stateOf(cell)} title={readOnly ? common.title : undefined}>
      {readOnly ? (
        <span className={`${field} ${css.value}`} data-figure>
          {cellIn(say, readOf(cell, characteristic)) || '–'}
          {cell.passes === false && <span className={text.unseen}> {say('report.fails', 'fails')}</span>}
        </span>
      ) : isYesNo ? (
        <button
          type="button"
          {...common}
          className={field}
          aria-label={`${label}: ${cellIn(say, cell.text) || say('report.notChecked', 'not checked')}`}
          onClick={() => cells.write(characteristic, sample, next(cell.text))}
          onKeyDown={({ key }) => {
            const text = keys[key.toLowerCase()]
            if (text !== undefined) cells.write(characteristic, sample, text)
          }}
        >
          {cellIn(say, cell.text) || '–'}
        </button>
      ) : (
        <input
          {...common}
          className={field}
          data-figure
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={24}
          aria-label={label}
          aria-invalid={cell.refused ? true : undefined}
          value={cell.text}
          onChange={(event) => cells.type(characteristic, sample, event.target.value)}
          onBlur={() => cells.commit(characteristic, sample)}
          onFocus={(event) => event.target.select()}
        />
      )}
      {cell.passes === true && <Check size={14} aria-hidden />}
      {(cell.passes === false || cell.refused) && <X size={14} aria-hidden />}
    </span>
  )
})

/** A press goes from empty to OK, to Not OK, and back. */
const next = (text: string) => (text === OK ? NOT_OK : text === NOT_OK ? '' : OK)

/** Keys that set a yes or no. */
const keys: Record<string, string> = { o: OK, y: OK, n: NOT_OK, backspace: '', delete: '' }

const stateOf = ({ passes, refused }: Cell) =>
  refused ? 'refused' : passes === null ? undefined : passes ? 'passes' : 'fails'

/** A value as the report prints it. */
const readOf = ({ value, text }: Cell, characteristic: Characteristic) =>
  value === null ? text : measureInWords(value, characteristic)

/** 'Fails: 25 +0.021 −0 mm. Ravi Kale', or why a text is not saved. */
function aboutCell(say: SayOr, { passes, refused, by }: Cell, characteristic: Characteristic): string | undefined {
  if (refused) return say('report.notSaved', `Not saved: ${refused}`, { why: refusedIn(say, refused) })
  return [passes === null ? null : judgedIn(say, passes, characteristic), by].filter(Boolean).join('. ') || undefined
}

function judgedIn(say: SayOr, passes: boolean, characteristic: Characteristic) {
  if (passes) return say('report.passes', 'Passes')
  const tolerance = toleranceIn(say, characteristic)
  return say('report.failsAt', `Fails: ${tolerance}`, { tolerance })
}
