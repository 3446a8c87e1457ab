'use client'

import { Box, Grid3x3, Maximize, MessageCircleQuestionMark, Minus, Plus, Scissors } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { ButtonGroup, GroupButton } from '@/components/ui/controls/ButtonGroup'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import text from '@/components/ui/layout/text.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useFileWords } from '../file-words'
import { sizeText } from './figures'
import { Axes, ScaleBar } from '../Overlays'
import type { ViewerProps } from '../viewer-props'
import type { Parsed } from '../parse.worker'
import type { Section } from './part-scene'
import { standpoints, type PartView, type ViewName } from './part-view'
import { PartFacts, type UnitOfPart } from './PartFacts'
import css from '../preview.module.css'
import { SectionTools } from './SectionTools'
import { usePartView } from './usePartView'

type Props = { name: string; unit: UnitOfPart; part: Extract<Parsed, { kind: 'part' }> } & Pick<
  ViewerProps,
  'addedBy' | 'onAsk'
>

const STEP = Math.PI / 24
const CLOSER = 1.25

const keys: Record<string, (view: PartView) => void> = {
  ArrowLeft: (view) => view.turn(-STEP, 0),
  ArrowRight: (view) => view.turn(STEP, 0),
  ArrowUp: (view) => view.turn(0, STEP),
  ArrowDown: (view) => view.turn(0, -STEP),
  '+': (view) => view.zoom(CLOSER),
  '=': (view) => view.zoom(CLOSER),
  '-': (view) => view.zoom(1 / CLOSER),
  f: (view) => view.fit(),
}

/** The part on its canvas with the tools over it and its facts below. */
export function PartStage({ name, unit, addedBy, part, onAsk }: Props) {
  const { say } = useFileWords()
  const hasTouch = useMediaQuery('(pointer: coarse)')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [edges, setEdges] = useState(true)
  const [wireframe, setWireframe] = useState(false)
  const [section, setSection] = useState<Section | null>(null)
  const look = useMemo(() => ({ edges, wireframe, section }), [edges, wireframe, section])
  const [asks, setAsks] = useState(false)
  const pressedAt = useRef<[number, number]>([0, 0])
  const { view, bearings, lost } = usePartView(canvas, part, look)
  const { size } = part.measures
  const inWords = sizeText(size, 'mm', unit !== 'own')

  /** A click that turned nothing asks about the point; by keyboard it is the part as a whole. */
  const askAt = (event: MouseEvent) => {
    const [x, y] = pressedAt.current
    if (!asks || Math.hypot(event.clientX - x, event.clientY - y) > 4) return
    const point = view.current?.pointAt(event.clientX, event.clientY)
    if (point) onAsk?.({ point })
  }
  const press = (event: KeyboardEvent) => {
    if (asks && event.key === 'Enter') return onAsk?.({})
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || !view.current || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(view.current)
  }

  return (
    <>
      {!lost && (
        <Row wrap gap="medium" lineGap="small">
          <ButtonGroup label={say('file.views', 'Views')}>
            {(Object.keys(standpoints) as ViewName[]).map((stand) => (
              <GroupButton key={stand} onClick={() => view.current?.stand(stand)}>
                {say(`file.view.${stand}`, stand)}
              </GroupButton>
            ))}
          </ButtonGroup>
          <ButtonGroup label={say('file.zoom', 'Zoom')}>
            <GroupButton label={say('file.zoomOut', 'Zoom out')} onClick={() => view.current?.zoom(1 / CLOSER)}>
              <Minus size={16} aria-hidden />
            </GroupButton>
            <GroupButton label={say('file.zoomIn', 'Zoom in')} onClick={() => view.current?.zoom(CLOSER)}>
              <Plus size={16} aria-hidden />
            </GroupButton>
            <GroupButton label={say('file.fit', 'Fit')} onClick={() => view.current?.fit()}>
              <Maximize size={16} aria-hidden />
            </GroupButton>
          </ButtonGroup>
          <ButtonGroup label={say('file.look', 'Look')}>
            <GroupButton pressed={edges} onClick={() => setEdges(!edges)}>
              <Box size={16} aria-hidden /> {say('file.edges', 'Edges')}
            </GroupButton>
            <GroupButton pressed={wireframe} onClick={() => setWireframe(!wireframe)}>
              <Grid3x3 size={16} aria-hidden /> {say('file.wireframe', 'Wireframe')}
            </GroupButton>
            <GroupButton
              pressed={section !== null}
              onClick={() => setSection(section ? null : { axis: 'X', at: size[0] / 2, other: false })}
            >
              <Scissors size={16} aria-hidden /> {say('file.section', 'Section')}
            </GroupButton>
          </ButtonGroup>
          {onAsk && (
            <ButtonGroup label="Questions">
              <GroupButton pressed={asks} onClick={() => setAsks(!asks)}>
                <MessageCircleQuestionMark size={16} aria-hidden /> Ask here
              </GroupButton>
            </ButtonGroup>
          )}
          {section && <SectionTools section={section} size={size} onChange={setSection} />}
        </Row>
      )}
      <div className={css.stage}>
        {lost ? (
          <p role="alert" className={css.lost}>
            {say(
              'file.no3d',
              'This browser can’t show 3D right now. The measures below still apply, and you can download the file.',
            )}
          </p>
        ) : (
          <>
            <canvas
              ref={canvas}
              role="img"
              tabIndex={0}
              aria-label={say('file.modelOf', `3D view of ${name}, ${inWords}`, { name, size: inWords })}
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - F"
              onKeyDown={press}
              onPointerDown={({ clientX, clientY }) => (pressedAt.current = [clientX, clientY])}
              onClick={askAt}
            />
            {bearings && (
              <>
                <Axes axes={bearings.axes} />
                <ScaleBar pixelsPerUnit={bearings.pixelsPerMm} unit="mm" />
              </>
            )}
          </>
        )}
      </div>
      {!lost && (
        <Text as="p" size="micro" tone="secondary">
          {asks
            ? 'Click the point that you ask about, or press Enter to ask about the whole part.'
            : say(
                'file.howToTurn',
                hasTouch
                  ? 'Drag to turn, two fingers to move, + and − zoom.'
                  : 'Drag to turn, right-drag to move. Arrow keys turn, + and − zoom, F fits.',
              )}
        </Text>
      )}
      <p role="status" className={text.unseen}>
        {bearings && !lost ? say('file.shown', `${name} is shown.`, { name }) : ''}
      </p>
      <PartFacts measures={part.measures} unit={unit} addedBy={addedBy} />
    </>
  )
}
