'use client'

import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { useRef, useState, type TouchEvent } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useWords } from '@/lib/client/spoken'
import { toleranceIn } from '../words'
import { CellField } from './CellField'
import css from './grid.module.css'
import type { GridProps } from './GridTable'
import { pageOf, samplesOf } from './moves'
import { SamplePages } from './SamplePages'
import { useMoves } from './useMoves'

/** So far a finger moves sideways to turn to another characteristic (px). */
const SWIPE = 60

/** The values on a phone: one characteristic at a time, its samples as a list. */
export function GridPhone({ report, cells, readOnly, onEdit, begin }: GridProps) {
  const { say } = useWords()
  const { characteristics, sampleSize } = report
  const [at, setAt] = useState({ row: 0, page: 0 })
  const row = Math.min(at.row, characteristics.length - 1)
  const moves = useMoves({
    size: { rows: characteristics.length, samples: sampleSize },
    show: ({ row, sample }) => setAt({ row, page: pageOf(sample) }),
    begin,
    isList: true,
  })
  const turn = (by: number) => {
    const next = row + by
    if (next >= 0 && next < characteristics.length) setAt({ row: next, page: 0 })
  }
  const swipe = useSwipe(turn)
  const characteristic = characteristics[row]!
  const { name } = characteristic
  const samples = samplesOf(at.page, sampleSize)
  return (
    <Stack {...moves} {...swipe} className={css.phone}>
      <Row gap="tight" className={css.turn}>
        <IconButton
          aria-label={say('report.previous', 'Previous characteristic')}
          disabled={row === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <Stack grow aria-live="polite">
          <Text size="small" tone="secondary">
            {say('report.nth', `${row + 1} of ${characteristics.length}`, { n: row + 1, all: characteristics.length })}
            {characteristic.critical && `, ${say('report.critical', 'critical')}`}
          </Text>
          <Text as="h3" size="title" dir="auto">
            {name}
          </Text>
          <span>{toleranceIn(say, characteristic)}</span>
        </Stack>
        {!readOnly && (
          <IconButton
            aria-label={say('report.change', `Change ${name}`, { name })}
            onClick={() => onEdit(characteristic.id)}
          >
            <Pencil size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton
          aria-label={say('report.next', 'Next characteristic')}
          disabled={row === characteristics.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Row>
      <Stack
        as="ol"
        ruled="bare"
        className={css.samples}
        aria-label={say('report.samplesOf', `Samples of ${name}`, { name })}
      >
        {samples.map((sample) => (
          <Row as="li" justify="between" key={`${characteristic.id} ${sample}`}>
            <span>{say('report.sampleNo', `Sample ${sample}`, { sample: String(sample) })}</span>
            <CellField cells={cells} characteristic={characteristic} row={row} sample={sample} readOnly={readOnly} />
          </Row>
        ))}
      </Stack>
      <SamplePages size={sampleSize} page={at.page} onPage={(page) => setAt({ row, page })} />
    </Stack>
  )
}

function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const pointOf = ({ changedTouches }: TouchEvent) => ({ x: changedTouches[0]!.clientX, y: changedTouches[0]!.clientY })
  return {
    onTouchStart: (event: TouchEvent) => void (start.current = event.touches.length === 1 ? pointOf(event) : null),
    onTouchEnd: (event: TouchEvent) => {
      if (!start.current) return
      const { x, y } = pointOf(event)
      const [across, down] = [x - start.current.x, y - start.current.y]
      start.current = null
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
  }
}
