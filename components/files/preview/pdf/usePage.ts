'use client'

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState, type RefObject } from 'react'
import { wordsOf } from './words-of'

/** The canvas of a page may have this many pixels; beyond it browsers give up. */
const MOST_PIXELS = 16_000_000
const PADDING = 34

type Seen = { words: string; isBroken: boolean }

/** Draws a page on the canvas, as large as fits the frame, times `zoom`; gives its words for those who can't see it. */
export function usePage(
  file: PDFDocumentProxy,
  number: number,
  zoom: number,
  frame: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLCanvasElement | null>,
): Seen {
  const [seen, setSeen] = useState<Seen>({ words: '', isBroken: false })

  useEffect(() => {
    let left = false
    let stop = () => {}
    const draw = async () => {
      const page = await file.getPage(number)
      const [on, room] = [canvas.current, frame.current]
      if (left || !on || !room) return
      const plain = page.getViewport({ scale: 1 })
      const [width, height] = [room.clientWidth - PADDING, room.clientHeight - PADDING]
      const scale = Math.min(width / plain.width, height / plain.height) * zoom
      const wanted = Math.min(window.devicePixelRatio, 2) * scale
      const sharp = Math.min(wanted, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)))
      const viewport = page.getViewport({ scale: sharp })
      Object.assign(on, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
      Object.assign(on.style, { width: `${plain.width * scale}px`, height: `${plain.height * scale}px` })
      const task = page.render({ canvas: on, viewport })
      stop = () => task.cancel()
      await task.promise
      // The page is drawn: without its words it is still shown.
      const words = await wordsOf(page).catch(() => '')
      if (!left) setSeen({ words, isBroken: false })
    }
    draw().catch(() => left || setSeen({ words: '', isBroken: true }))
    return () => {
      left = true
      stop()
    }
  }, [file, number, zoom, frame, canvas])

  return seen
}
