'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import fields from '@/components/ui/form/fields.module.css'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { cellLabels, type CellName } from '@/lib/rules/trade/rfq/draft-line'
import {
  columnsOfList,
  linesOfList,
  type ListColumn,
  type ListField,
  type ListRow,
  type ReadList,
} from '@/lib/rules/trade/rfq/parts-list'
import { several } from '@/lib/terms/format'
import { cellNames, type Lines } from '../draft/lines'
import css from './import.module.css'
import { readInWorker } from './read-in-worker'
import type { ListFile } from './read-list'

/** What the heads of a list are called there. */
export type Heads = Partial<Record<CellName, string>>
export type TakenList = { lines: Lines; heads: Heads; decimalComma: boolean }

type Props = {
  open: boolean
  onClose: () => void
  file: File | null
  /** How many lines the draft has already. */
  had: number
  onTake: (list: TakenList, how: 'replace' | 'below') => void
}
type Sheet = { rows: readonly ListRow[]; head: number; columns: readonly ListColumn[]; isFound: boolean }

const SHOWN_ROWS = 5
const labels: Record<Exclude<ListField, null>, string> = { ...cellLabels, unit: 'Unit' }

/** Reads a parts list in this browser and shows what its columns are read as, before its lines are taken. */
export default function ReadListDialog({ open, onClose, file, had, onTake }: Props) {
  const [read, setRead] = useState<ListFile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useTabTitle(open ? 'Read a parts list' : null, true)

  const choose = (list: ListFile, which: number) => {
    setAt(which)
    setSheet(sheetOf(list.sheets[which]?.rows ?? []))
  }
  useEffect(() => {
    if (!file || !open) return
    let isCurrent = true
    readInWorker(file)
      .then((list) => {
        if (!isCurrent) return
        setRead(list)
        choose(list, 0)
      })
      .catch((error: Error) => isCurrent && setFailure(error.message))
    return () => void (isCurrent = false)
  }, [file, open])

  const found = sheet && linesOfList(sheet.rows, sheet.head, sheet.columns)
  const lines = found?.lines ?? []
  const tooMany = (all: number) =>
    all > RFQ_LINES_MAX ? `This list has ${all} rows: at most ${RFQ_LINES_MAX} in one request` : null
  const refusal = found && (tooMany(lines.length) ?? (lines.length ? null : 'This sheet has no lines'))
  const isReady = Boolean(found && !refusal)
  const take = (how: 'replace' | 'below') => {
    if (!sheet || !isReady) return
    const heads = Object.fromEntries(sheet.columns.flatMap(({ field, head }) => (field && head ? [[field, head]] : [])))
    onTake({ lines, heads, decimalComma: read!.decimalComma }, how)
    onClose()
  }
  const count = several(lines.length, 'line', 'lines')
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={file?.name ?? 'Parts list'}
      width={900}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {had > 0 && (
            <Button disabled={!isReady || had + lines.length > RFQ_LINES_MAX} onClick={() => take('below')}>
              Add below
            </Button>
          )}
          <SubmitButton type="button" busy={false} disabled={!isReady} onClick={() => take('replace')}>
            {had > 0 ? 'Replace' : `Take ${count}`}
          </SubmitButton>
        </>
      }
    >
      <Stack gap="large">
        {failure && (
          <div role="alert">
            <Notice tone="danger" title="Couldn’t read this list">
              {failure}
            </Notice>
          </div>
        )}
        {!failure && !sheet && <Bone height={220} />}
        {read && sheet && !failure && (
          <>
            {read.sheets.length > 1 && (
              <Stack as="label" gap="tight" className={css.sheet}>
                <Text size="small" weight="strong">
                  Sheet
                </Text>
                <span className={fields.around}>
                  <select
                    className={fields.control}
                    value={at}
                    onChange={(event) => choose(read, Number(event.target.value))}
                  >
                    {read.sheets.map(({ name, hidden }, i) => (
                      <option key={i} value={i}>
                        {hidden ? `${name} (hidden)` : name}
                      </option>
                    ))}
                  </select>
                  <ChevronDown size={16} aria-hidden />
                </span>
              </Stack>
            )}
            {!sheet.isFound && (
              <Notice tone="warning" title="No heads were found in this sheet">
                Choose what each column is.
              </Notice>
            )}
            <Columns sheet={sheet} onChange={(columns) => setSheet({ ...sheet, columns })} />
            {found && <Said of={found} refusal={refusal} />}
            {had > 0 && !refusal && (
              <p>
                {several(had, 'line stands', 'lines stand')} in this request already.{' '}
                {had + lines.length > RFQ_LINES_MAX &&
                  `With these there would be ${had + lines.length}: at most ${RFQ_LINES_MAX} in one request.`}
              </p>
            )}
          </>
        )}
      </Stack>
    </DialogFrame>
  )
}

/** A sheet with its heads; where none are found, its first row is taken for them. */
function sheetOf(rows: readonly ListRow[]): Sheet {
  const found = columnsOfList(rows)
  if (found) return { rows, ...found, isFound: true }
  const first = rows[0]
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at): ListColumn => ({
    at,
    head: String(first?.cells[at]?.value ?? '').trim(),
    field: null,
  }))
  return { rows, head: first?.row ?? 0, columns, isFound: false }
}

/** The first rows, with a choice over each head. */
function Columns({ sheet, onChange }: { sheet: Sheet; onChange: (columns: ListColumn[]) => void }) {
  const { rows, head, columns } = sheet
  const set = (at: number, field: ListField) =>
    // Of two columns with one meaning the later choice counts.
    onChange(
      columns.map((one) =>
        one.at === at ? { ...one, field } : field && one.field === field ? { ...one, field: null } : one,
      ),
    )
  const shown = rows.filter(({ row }) => row > head).slice(0, SHOWN_ROWS)
  return (
    <div className={css.scroll} role="region" aria-label="Columns of the list" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ at, head: title, field }) => (
              <td key={at}>
                <span className={fields.around}>
                  <select
                    className={`${fields.control} ${css.field}`}
                    aria-label={`${title || `Column ${at + 1}`} is`}
                    value={field ?? ''}
                    data-unread={field === null || undefined}
                    onChange={(event) => set(at, (event.target.value || null) as ListField)}
                  >
                    <option value="">Not read</option>
                    {[...cellNames, 'unit' as const].map((name) => (
                      <option key={name} value={name}>
                        {labels[name]}
                      </option>
                    ))}
                  </select>
                  <ChevronDown size={16} aria-hidden />
                </span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col">Row</th>
            {columns.map(({ at, head: title }) => (
              <th key={at} scope="col">
                {title || '–'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map(({ at, field }) => (
                <td key={at} data-unread={field === null || undefined}>
                  {String(cells[at]?.value ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is left out or wrong, and what is not read. */
function Said({ of: { faults, leftOut, notRead, lines }, refusal }: { of: ReadList; refusal: string | null }) {
  const said = [...faults, ...leftOut.map((row) => `${row}: left out`)]
  return (
    <div role="status">
      <Stack gap="medium">
        {refusal ? (
          <Notice tone="danger" title={refusal} />
        ) : (
          <Text weight="strong">{several(lines.length, 'line', 'lines')} read</Text>
        )}
        {notRead.length > 0 && <p>Not read: {notRead.join(', ')}</p>}
        {said.length > 0 && (
          <Notice tone="warning" title={said.length === 1 ? 'One thing to know' : `${said.length} things to know`}>
            <ul className={css.said}>
              {said.map((sentence, i) => (
                <li key={i}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Stack>
    </div>
  )
}
