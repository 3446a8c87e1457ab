'use client'

import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { useRef, useState, type TouchEvent } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { toleranceInWords } from '@/lib/rules/orders/report-words'
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
  const samples = samplesOf(at.page, sampleSize)
  return (
    <div {...moves} {...swipe} className={css.phone}>
      <div className={css.turn}>
        <IconButton aria-label="Previous characteristic" disabled={row === 0} onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <div className={css.name} aria-live="polite">
          <small>
            {row + 1} of {characteristics.length}
            {characteristic.critical && ', critical'}
          </small>
          <h3 dir="auto">{characteristic.name}</h3>
          <span>{toleranceInWords(characteristic)}</span>
        </div>
        {!readOnly && (
          <IconButton aria-label={`Change ${characteristic.name}`} onClick={() => onEdit(characteristic.id)}>
            <Pencil size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton
          aria-label="Next characteristic"
          disabled={row === characteristics.length - 1}
          onClick={() => turn(1)}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <ol className={css.samples} aria-label={`Samples of ${characteristic.name}`}>
        {samples.map((sample) => (
          <li key={`${characteristic.id} ${sample}`}>
            <span>Sample {sample}</span>
            <CellField cells={cells} characteristic={characteristic} row={row} sample={sample} readOnly={readOnly} />
          </li>
        ))}
      </ol>
      <SamplePages size={sampleSize} page={at.page} onPage={(page) => setAt({ row, page })} />
    </div>
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
