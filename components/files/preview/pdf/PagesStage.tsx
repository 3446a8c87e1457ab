'use client'

import { ChevronLeft, ChevronRight, Maximize, MessageCircleQuestionMark, Minus, Plus } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import text from '@/components/ui/layout/text.module.css'
import { ButtonGroup, GroupButton, GroupWords } from '@/components/ui/controls/ButtonGroup'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useFileWords } from '../file-words'
import type { ViewerProps } from '../viewer-props'
import css from '../preview.module.css'
import { usePage } from './usePage'

const CLOSER = 1.25

type Props = { name: string; file: PDFDocumentProxy } & Pick<ViewerProps, 'onAsk'>

/** One page at a time, all of it unless zoomed. */
export function PagesStage({ name, file, onAsk }: Props) {
  const { say } = useFileWords()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState(1)
  const { words, isBroken } = usePage(file, number, zoom, frame, canvas)
  const of = file.numPages

  // In development effects run twice: end only what stays unmounted.
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(going.current)
    return () => {
      going.current = setTimeout(() => void file.loadingTask.destroy())
    }
  }, [file])

  const turnTo = (page: number) => setNumber(Math.min(of, Math.max(1, page)))
  const keys: Record<string, () => void> = {
    PageDown: () => turnTo(number + 1),
    PageUp: () => turnTo(number - 1),
    '+': () => setZoom(zoom * CLOSER),
    '=': () => setZoom(zoom * CLOSER),
    '-': () => setZoom(zoom / CLOSER),
    f: () => setZoom(1),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    <>
      <Row wrap gap="medium" lineGap="small">
        <ButtonGroup label={say('file.pages', 'Pages')}>
          <GroupButton
            label={say('file.previousPage', 'Previous page')}
            disabled={number === 1}
            onClick={() => turnTo(number - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </GroupButton>
          <GroupWords>
            <Text role="status" size="small" figures>
              {say('file.nthPage', `Page ${number} of ${of}`, { n: number, all: of })}
            </Text>
          </GroupWords>
          <GroupButton
            label={say('file.nextPage', 'Next page')}
            disabled={number === of}
            onClick={() => turnTo(number + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </GroupButton>
        </ButtonGroup>
        <ButtonGroup label={say('file.zoom', 'Zoom')}>
          <GroupButton label={say('file.zoomOut', 'Zoom out')} onClick={() => setZoom(zoom / CLOSER)}>
            <Minus size={16} aria-hidden />
          </GroupButton>
          <GroupButton label={say('file.zoomIn', 'Zoom in')} onClick={() => setZoom(zoom * CLOSER)}>
            <Plus size={16} aria-hidden />
          </GroupButton>
          <GroupButton label={say('file.fit', 'Fit')} onClick={() => setZoom(1)}>
            <Maximize size={16} aria-hidden />
          </GroupButton>
        </ButtonGroup>
        {onAsk && (
          <ButtonGroup label="Questions">
            <GroupButton onClick={() => onAsk({ page: number })}>
              <MessageCircleQuestionMark size={16} aria-hidden /> Ask here
            </GroupButton>
          </ButtonGroup>
        )}
      </Row>
      {isBroken && (
        <p role="alert">{say('file.pageBroken', 'This page can’t be shown. You can still download the file.')}</p>
      )}
      <div
        ref={frame}
        className={css.paper}
        tabIndex={0}
        role="region"
        aria-label={say('file.page', 'Page')}
        onKeyDown={press}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={say('file.pageOf', `Page ${number} of ${name}`, { n: number, name })}
        />
      </div>
      <p translate="no" className={text.unseen}>
        {words}
      </p>
    </>
  )
}
