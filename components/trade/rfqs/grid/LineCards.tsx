'use client'

import { ChevronDown, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Text } from '@/components/ui/layout/Text'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { cellLabels, textOf, type DraftLine } from '@/lib/rules/trade/rfq/draft-line'
import { several } from '@/lib/terms/format'
import { cellNames } from '../draft/lines'
import { LineCell } from './LineCell'
import css from './grid.module.css'
import { numberOf, type GridProps } from './LinesTable'

type Props = GridProps & { onOpen: (row: number) => void }

/** The lines on a phone: a card each, one of them open with its cells. */
export function LineCards({ draft, lines, said, active, onOpen }: Props) {
  const all = Math.min(lines.length + 1, RFQ_LINES_MAX)
  return (
    <ol className={css.cards} aria-label="Lines">
      {Array.from({ length: all }, (_, row) => {
        const line = lines[row] ?? null
        const number = numberOf(lines, row)
        const about = line ? said.get(line.key) : undefined
        const faults = Object.values(about?.faults ?? {})
        const isOpen = active === row
        return (
          <li key={row} className={css.card}>
            <button
              type="button"
              className={css.cardHead}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? -1 : row)}
            >
              <span>
                <Text size="small" tone="secondary" weight="text">
                  {line ? `Row ${number}` : 'Next line'}
                </Text>
                <span className={css.cardTitle}>{line ? titleOf(line) : 'Type a part'}</span>
                {line && (
                  <Text size="small" tone="secondary" weight="text">
                    {subOf(line)}
                  </Text>
                )}
              </span>
              {faults.length > 0 && <StatusChip tone="danger" label={several(faults.length, 'fault', 'faults')} />}
              {about && !about.drawn && !faults.length && <StatusChip tone="warning" label="No drawing" />}
              <ChevronDown size={18} aria-hidden />
            </button>
            {isOpen && (
              <div className={css.cardBody}>
                {cellNames.map((cell) => (
                  <div key={cell} className={css.field}>
                    <Text size="small" weight="strong" aria-hidden>
                      {cellLabels[cell]}
                    </Text>
                    <LineCell draft={draft} line={line} row={row} number={number} cell={cell} said={about} />
                    {(about?.faults[cell] ?? about?.warnings[cell]) && (
                      <Text size="small" tone={about?.faults[cell] ? 'error' : 'warning'}>
                        {about?.faults[cell] ?? about?.warnings[cell]}
                      </Text>
                    )}
                  </div>
                ))}
                {line && (
                  <Button
                    size="small"
                    startIcon={<Trash2 size={15} aria-hidden />}
                    onClick={() => draft.write(draft.shown.lines.filter(({ key }) => key !== line.key))}
                  >
                    Remove row {number}
                  </Button>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const titleOf = (line: DraftLine) =>
  [textOf(line.partNumber) || 'No part number', textOf(line.drawingRevision)].filter(Boolean).join(', rev. ')

const subOf = (line: DraftLine) =>
  [textOf(line.quantity) && `${textOf(line.quantity)} pcs`, textOf(line.material), textOf(line.projectName)]
    .filter(Boolean)
    .join(' · ')
