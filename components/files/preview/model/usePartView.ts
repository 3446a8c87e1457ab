'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Parsed } from '../parse.worker'
import type { Inks, Look } from './part-scene'
import { PartView, type Bearings } from './part-view'

type ModelViewer = Extract<Parsed, { kind: 'part' }>

/** Puts the part on the canvas and keeps it as the look says, in the colours of the scheme. `lost`: there is no 3D here. */
export function usePartView(canvas: RefObject<HTMLCanvasElement | null>, { mesh, measures }: ModelViewer, look: Look) {
  const view = useRef<PartView>(null)
  const [bearings, setBearings] = useState<Bearings | null>(null)
  const [lost, setLost] = useState(false)

  useEffect(() => {
    const at = canvas.current!
    const context = at.getContext('webgl2', { antialias: true, alpha: true, stencil: false })
    const lose = () => setLost(true)
    if (!context) {
      // Set after the effect: the picture is gone, the facts stay.
      const timer = setTimeout(lose)
      return () => clearTimeout(timer)
    }
    const shown = new PartView(at, context, mesh, measures, setBearings)
    view.current = shown
    const ink = () => shown.ink(inksAt(at))
    ink()
    let placed = false
    const sized = new ResizeObserver(([entry]) => {
      shown.resize(entry!.contentRect.width, entry!.contentRect.height)
      if (!placed) shown.stand('Isometric')
      placed = true
    })
    sized.observe(at)
    const scheme = new MutationObserver(ink)
    scheme.observe(document.documentElement, { attributeFilter: ['class'] })
    at.addEventListener('webglcontextlost', lose)
    return () => {
      at.removeEventListener('webglcontextlost', lose)
      sized.disconnect()
      scheme.disconnect()
      shown.dispose()
      view.current = null
    }
  }, [canvas, mesh, measures])

  useEffect(() => view.current?.look(look), [look, mesh])

  return { view, bearings, lost }
}

/** The theme's colours as they stand at this element. */
function inksAt(element: Element): Inks {
  const style = getComputedStyle(element)
  const of = (name: keyof Inks) => style.getPropertyValue(`--${name}`).trim()
  return { part: of('part'), edge: of('edge'), cut: of('cut'), hatch: of('hatch') }
}
