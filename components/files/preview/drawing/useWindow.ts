'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

export type Area = { x: number; y: number; width: number; height: number }

const CLOSER = 1.25

/** The part of a drawing that an SVG shows: moved by dragging and arrow keys, zoomed by wheel, + and −; F shows all of it. */
export function useWindow(whole: Area) {
  const svg = useRef<SVGSVGElement>(null)
  const [area, setArea] = useState(whole)
  const [pixels, setPixels] = useState({ width: 0, height: 0 })
  const pixelsPerUnit = Math.min(pixels.width / area.width, pixels.height / area.height)

  const move = (dx: number, dy: number) => setArea((a) => ({ ...a, x: a.x - dx, y: a.y - dy }))
  const zoom = (factor: number, at?: [x: number, y: number]) => setArea((a) => zoomed(a, factor, at))
  const fit = () => setArea(whole)

  useEffect(() => {
    const element = svg.current!
    const sized = new ResizeObserver(([entry]) => setPixels(entry!.contentRect))
    sized.observe(element)
    // React's own wheel listener may not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const from = element.getScreenCTM()!.inverse()
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(from)
      setArea((a) => zoomed(a, Math.exp(-event.deltaY / 400), [x, y]))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      sized.disconnect()
      element.removeEventListener('wheel', wheel)
    }
  }, [])

  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(area.width / 12, 0),
    ArrowRight: () => move(-area.width / 12, 0),
    ArrowUp: () => move(0, area.height / 12),
    ArrowDown: () => move(0, -area.height / 12),
    '+': () => zoom(CLOSER),
    '=': () => zoom(CLOSER),
    '-': () => zoom(1 / CLOSER),
    f: fit,
  }

  return {
    area,
    pixelsPerUnit,
    fit,
    closer: () => zoom(CLOSER),
    farther: () => zoom(1 / CLOSER),
    on: {
      ref: svg,
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
      onPointerMove: ({ buttons, movementX, movementY }: PointerEvent) => {
        if (buttons) move(movementX / pixelsPerUnit, movementY / pixelsPerUnit)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        act()
      },
    },
  }
}

function zoomed(a: Area, factor: number, [x, y] = [a.x + a.width / 2, a.y + a.height / 2]): Area {
  return {
    x: x - (x - a.x) / factor,
    y: y - (y - a.y) / factor,
    width: a.width / factor,
    height: a.height / factor,
  }
}
