'use client'

import { useMemo, useState, type FocusEvent } from 'react'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { Stack } from '@/components/ui/layout/Stack'
import { textOf } from '@/lib/rules/trade/rfq/draft-line'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { TOO_MANY, type RfqDraft, type Shown } from '../draft/rfq-draft'
import { cellNames, withBlock } from '../draft/lines'
import type { Heads } from '../import/ReadListDialog'
import { Faults } from './Faults'
import { LineCards } from './LineCards'
import { LinesTable } from './LinesTable'
import { cellNamed, saidOf, type Said } from './said'
import { useGrid, type Cells } from './useGrid'

type Props = { draft: RfqDraft; shown: Shown; heads: Heads }

const nothing: ReadonlyMap<string, Said> = new Map()

/** The lines of a draft as cells, with an empty line below them. */
const cellsOf = (draft: RfqDraft): Cells => ({
  rows: Math.min(draft.shown.lines.length + 1, RFQ_LINES_MAX),
  columns: cellNames.length,
  read: ({ row, column }) => textOf(draft.shown.lines[row]?.[cellNames[column]!]),
  write: ({ row, column }, text) => void draft.type(draft.shown.lines[row]?.key ?? null, cellNames[column]!, text),
  paste: (place, block) => {
    const { lines } = draft.shown
    const row = Math.min(place.row, lines.length)
    if (row + block.length > RFQ_LINES_MAX) return TOO_MANY
    draft.write(withBlock(lines, { ...place, row }, block))
    return null
  },
  undo: draft.undo,
  redo: draft.redo,
  rest: draft.rest,
})

/** The lines of a request to type, paste and mend, with their faults above. */
export function LinesGrid({ draft, shown: { lines, answer }, heads }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.95px)')
  const [active, setActive] = useState(-1)
  const said = useMemo(() => (answer?.draft ? saidOf(answer.draft) : nothing), [answer])
  const { ref, goTo, on } = useGrid(cellsOf(draft), ({ row }) => setActive(row))
  const onFocus = (event: FocusEvent) => {
    on.onFocus(event)
    const { row } = (event.target as HTMLElement).dataset
    if (row !== undefined) setActive(Number(row))
  }
  const issues = (answer?.draft?.issues ?? []).flatMap((issue) => {
    const row = lines.findIndex(({ key }) => key === issue.key)
    if (row < 0) return []
    const cell = cellNamed(issue.column)
    const place = { row, column: cellNames.indexOf(cell) }
    return [{ place, words: `Row ${issue.row}, ${heads[cell] ?? issue.column}: ${issue.message}` }]
  })
  return (
    <Stack gap="medium">
      <Faults faults={issues} more={answer?.draft?.moreIssues ?? 0} onGo={({ place }) => goTo(place)} />
      <div ref={ref} {...on} onFocus={onFocus}>
        {isPhone ? (
          <LineCards draft={draft} lines={lines} said={said} active={active} onOpen={setActive} />
        ) : (
          <LinesTable draft={draft} lines={lines} said={said} active={active} />
        )}
      </div>
    </Stack>
  )
}
