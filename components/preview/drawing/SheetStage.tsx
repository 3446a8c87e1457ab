'use client'

import { Maximize, Minus, Plus } from 'lucide-react'
import { KeyValues } from '@/components/ui/data/KeyValues'
import text from '@/components/ui/layout/text.module.css'
import { count } from '@/lib/rules/format'
import { sizeText } from '../model/figures'
import type { Layout } from './layout'
import { ScaleBar } from '../Overlays'
import css from '../preview.module.css'
import { Tool, Tools } from '../Tools'
import { useWindow, type Area } from './useWindow'

/** A drawing gives the height of its capitals, a font that of its lines. */
const LETTERS = 1.4

/** The drawing on its sheet with its extents below. */
export function SheetStage({ name, layout }: { name: string; layout: Layout }) {
  const { paths, words, extents, units } = layout
  const size = [extents.max[0] - extents.min[0], extents.max[1] - extents.min[1]] as const
  const unit = units ?? 'mm'
  const { area, pixelsPerUnit, fit, closer, farther, on } = useWindow(areaOf(extents.min[0], -extents.max[1], size))

  return (
    <>
      <div className={css.bar}>
        <Tools label="Zoom">
          <Tool label="Zoom out" onClick={farther}>
            <Minus size={16} aria-hidden />
          </Tool>
          <Tool label="Zoom in" onClick={closer}>
            <Plus size={16} aria-hidden />
          </Tool>
          <Tool label="Fit" onClick={fit}>
            <Maximize size={16} aria-hidden />
          </Tool>
        </Tools>
      </div>
      <div className={`${css.stage} ${css.tall}`}>
        <svg
          {...on}
          role="img"
          tabIndex={0}
          aria-label={`Drawing ${name}, ${sizeText(size, unit, true)}`}
          viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        >
          {(['centre', 'dashed', 'solid'] as const).map((style) => (
            <path key={style} d={paths[style]} data-style={style} className={css.ink} />
          ))}
          {words.map(({ at: [x, y], text, height, turn }, i) => (
            <text
              key={i}
              transform={`translate(${x} ${-y}) rotate(${-turn})`}
              fontSize={height * LETTERS}
              className={css.words}
            >
              {text}
            </text>
          ))}
        </svg>
        <ScaleBar pixelsPerUnit={pixelsPerUnit} unit={unit} />
      </div>
      <p className={css.hint}>Drag to move, wheel to zoom. Arrow keys move, + and − zoom, F fits.</p>
      <p role="status" className={text.unseen}>
        {name} is shown.
      </p>
      <KeyValues
        items={[
          { label: 'Extents', value: sizeText(size, unit, true) },
          { label: 'Unit', value: units ?? 'Not in the file; millimetres are assumed' },
          { label: 'Lines', value: count(layout.count) },
        ]}
      />
    </>
  )
}

/** All of it with a margin; a single straight line has an area as well. */
function areaOf(x: number, y: number, [width, height]: readonly [number, number]): Area {
  const margin = Math.max(width, height) * 0.03
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}
