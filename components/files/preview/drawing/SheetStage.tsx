'use client'

import { Fragment } from 'react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { ButtonGroup, GroupButton } from '@/components/ui/controls/ButtonGroup'
import { Notice } from '@/components/ui/feedback/Notice'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { KeyValues } from '@/components/ui/record/KeyValues'
import text from '@/components/ui/layout/text.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useFileWords } from '../file-words'
import { count } from '@/lib/terms/format'
import { LINE_SPACING } from '@/lib/drawing/dxf-words'
import { sizeText } from '../model/figures'
import type { Extents } from '@/lib/drawing/dxf'
import type { Layout } from './layout'
import { ScaleBar } from '../Overlays'
import css from '../preview.module.css'
import { useWindow, type Area } from './useWindow'

/** A drawing gives the height of its capitals, a font that of its lines. */
const LETTERS = 1.4

/** A drawing is ink on the sheet, whatever colours its layers have. */
const inks = {
  solid: { stroke: 'currentColor', strokeWidth: 1.2 },
  dashed: { stroke: 'currentColor', strokeWidth: 0.9, strokeDasharray: '6 3' },
  centre: { stroke: 'var(--jw-palette-primary-main)', strokeWidth: 0.8, strokeDasharray: '14 3 2 3' },
}

/** The drawing on its sheet with its extents below. */
export function SheetStage({ name, layout }: { name: string; layout: Layout }) {
  const { paths, words, extents, seen, units, isMeasured, notes } = layout
  const { say, language } = useFileWords()
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const size = sidesOf(extents)
  const unit = units ?? 'mm'
  // What the reader of drawings found is said in English alone.
  const hasOwnWords = language !== 'en' && notes.length > 0
  const notesInWords = hasOwnWords ? [say('file.sheetNote', notes.join(' '))] : notes
  const inWords = sizeText(size, unit, true)
  const { area, pixelsPerUnit, fit, closer, farther, on } = useWindow(areaOf(seen))

  return (
    <>
      <Row wrap gap="medium" lineGap="small">
        <ButtonGroup label={say('file.zoom', 'Zoom')}>
          <GroupButton label={say('file.zoomOut', 'Zoom out')} onClick={farther}>
            <Minus size={16} aria-hidden />
          </GroupButton>
          <GroupButton label={say('file.zoomIn', 'Zoom in')} onClick={closer}>
            <Plus size={16} aria-hidden />
          </GroupButton>
          <GroupButton label={say('file.fit', 'Fit')} onClick={fit}>
            <Maximize size={16} aria-hidden />
          </GroupButton>
        </ButtonGroup>
      </Row>
      <div translate="no" className={`${css.stage} ${css.tall}`}>
        <svg
          {...on}
          role="img"
          tabIndex={0}
          aria-label={
            isMeasured
              ? say('file.drawingOfSize', `Drawing ${name}, ${inWords}`, { name, size: inWords })
              : say('file.drawingOf', `Drawing ${name}`, { name })
          }
          viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        >
          {(['centre', 'dashed', 'solid'] as const).map((style) => (
            <path
              key={style}
              d={paths[style]}
              data-style={style}
              fill="none"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              {...inks[style]}
            />
          ))}
          {words.map(({ at: [x, y], text, height, turn, align }, i) => (
            <text
              key={i}
              transform={`translate(${x} ${-y}) rotate(${-turn})`}
              fontSize={height * LETTERS}
              textAnchor={align}
              fill="currentColor"
              fontFamily="var(--jw-family-mono)"
            >
              {text.split('\n').map((line, number) => (
                <Fragment key={number}>
                  {number > 0 && ' '}
                  <tspan x={0} dy={number && height * LINE_SPACING}>
                    {line}
                  </tspan>
                </Fragment>
              ))}
            </text>
          ))}
        </svg>
        <ScaleBar pixelsPerUnit={pixelsPerUnit} unit={unit} />
      </div>
      {notesInWords.map((note) => (
        <Notice key={note} title={note} />
      ))}
      <Text as="p" size="micro" tone="secondary">
        {say(
          'file.howToMove',
          hasTouch
            ? 'Drag to move, + and − zoom.'
            : 'Drag to move, wheel to zoom. Arrow keys move, + and − zoom, F fits.',
        )}
      </Text>
      <p role="status" className={text.unseen}>
        {say('file.shown', `${name} is shown.`, { name })}
      </p>
      <KeyValues
        items={[
          {
            label: say('file.extents', 'Extents'),
            value: isMeasured ? inWords : say('file.notMeasured', 'Not measured'),
          },
          {
            label: say('file.unit', 'Unit'),
            value: units ?? say('file.unitAssumed', 'Not in the file; millimetres are assumed'),
          },
          { label: say('file.lines', 'Lines'), value: count(layout.count) },
        ]}
      />
    </>
  )
}

const sidesOf = ({ min, max }: Extents) => [max[0] - min[0], max[1] - min[1]] as const

/** All of it with a margin; a single straight line has an area as well. */
function areaOf(seen: Extents): Area {
  const [x, y, [width, height]] = [seen.min[0], -seen.max[1], sidesOf(seen)]
  const margin = Math.max(width, height) * 0.03
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}
