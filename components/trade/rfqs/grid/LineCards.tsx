'use client'

import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { LineCard, LineCardCell } from '@/components/ui/table/LineCard'
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
    <Stack as="ol" gap="small" aria-label="Lines">
      {Array.from({ length: all }, (_, row) => {
        const line = lines[row] ?? null
        const number = numberOf(lines, row)
        const about = line ? said.get(line.key) : undefined
        const faults = Object.values(about?.faults ?? {})
        const isOpen = active === row
        return (
          <LineCard
            key={row}
            className={css.card}
            isOpen={isOpen}
            onToggle={() => onOpen(isOpen ? -1 : row)}
            head={
              <>
                <Stack as="span" grow>
                  <Text size="small" tone="secondary">
                    {line ? `Row ${number}` : 'Next line'}
                  </Text>
                  <Text weight="title">{line ? titleOf(line) : 'Type a part'}</Text>
                  {line && (
                    <Text size="small" tone="secondary">
                      {subOf(line)}
                    </Text>
                  )}
                </Stack>
                {faults.length > 0 && <StatusChip tone="danger" label={several(faults.length, 'fault', 'faults')} />}
                {about && !about.drawn && !faults.length && <StatusChip tone="warning" label="No drawing" />}
              </>
            }
          >
            {cellNames.map((cell) => (
              <LineCardCell
                key={cell}
                label={cellLabels[cell]}
                note={about?.faults[cell] ?? about?.warnings[cell]}
                noteTone={about?.faults[cell] ? 'error' : 'warning'}
              >
                <LineCell draft={draft} line={line} row={row} number={number} cell={cell} said={about} />
              </LineCardCell>
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
          </LineCard>
        )
      })}
    </Stack>
  )
}

const titleOf = (line: DraftLine) =>
  [textOf(line.partNumber) || 'No part number', textOf(line.drawingRevision)].filter(Boolean).join(', rev. ')

const subOf = (line: DraftLine) =>
  [textOf(line.quantity) && `${textOf(line.quantity)} pcs`, textOf(line.material), textOf(line.projectName)]
    .filter(Boolean)
    .join(' · ')
