'use client'

import { useMemo, useState, type FocusEvent } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { several } from '@/lib/terms/format'
import type { RfqDraft, Shown } from '../draft/rfq-draft'
import { cellNames } from '../draft/lines'
import type { Heads } from '../import/ReadListDialog'
import css from './grid.module.css'
import { LineCards } from './LineCards'
import { LinesTable } from './LinesTable'
import { cellNamed, saidOf, type Said } from './said'
import { useGrid } from './useGrid'

type Props = { draft: RfqDraft; shown: Shown; heads: Heads }

/** So many faults stand above the lines until all are asked for. */
const FAULTS = 6
const nothing: ReadonlyMap<string, Said> = new Map()

/** The lines of a request to type, paste and mend, with their faults above. */
export function LinesGrid({ draft, shown: { lines, answer }, heads }: Props) {
  const isPhone = useMediaQuery('(max-width: 767.95px)')
  const [active, setActive] = useState(-1)
  const said = useMemo(() => (answer?.draft ? saidOf(answer.draft) : nothing), [answer])
  const { ref, goTo, on } = useGrid(draft, ({ row }) => setActive(row))
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
    return [{ ...issue, place, words: `Row ${issue.row}, ${heads[cell] ?? issue.column}: ${issue.message}` }]
  })
  return (
    <div className={css.grid}>
      <Faults issues={issues} more={answer?.draft?.moreIssues ?? 0} onGo={goTo} />
      <div ref={ref} {...on} onFocus={onFocus}>
        {isPhone ? (
          <LineCards draft={draft} lines={lines} said={said} active={active} onOpen={setActive} />
        ) : (
          <LinesTable draft={draft} lines={lines} said={said} active={active} />
        )}
      </div>
    </div>
  )
}

type Issue = { path: string; message: string; words: string; place: { row: number; column: number } }

/** What is to mend, each a way to its cell. */
function Faults({
  issues,
  more,
  onGo,
}: {
  issues: readonly Issue[]
  more: number
  onGo: (place: Issue['place']) => void
}) {
  const [all, setAll] = useState(false)
  if (!issues.length) return null
  const shown = all ? issues : issues.slice(0, FAULTS)
  return (
    <Surface as="section" tone="danger" pad="medium" aria-label="Cells to mend">
      <ul className={css.faults}>
        {shown.map(({ path, message, words, place }) => (
          <li key={`${path} ${message}`}>
            <a
              href="#lines"
              onClick={(event) => {
                event.preventDefault()
                onGo(place)
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      {issues.length > FAULTS && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${issues.length}`}
        </Button>
      )}
      {more > 0 && all && <Text size="small">And {several(more, 'more fault', 'more faults')}.</Text>}
    </Surface>
  )
}
