import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { placeAfter, type Place } from './moves'

type Options = {
  size: { rows: number; samples: number }
  /** Brings a place that isn't in sight onto the screen. */
  show: (place: Place) => void
  /** A place that takes the focus; null: none. */
  begin: Place | null
  /** Up and down go through samples that stand as a list. */
  isList?: boolean
}

/** Moves the focus between cells by Enter and the arrows. Spread the answer on the element around them. */
export function useMoves({ size, show, begin, isList }: Options) {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef<Place | null>(null)

  const focus = ({ row, sample }: Place) => {
    const field = ref.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-sample="${sample}"]`)
    field?.focus()
    return Boolean(field)
  }
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null
  })

  const goTo = (place: Place) => {
    if (focus(place)) return
    wanted.current = place
    show(place)
  }
  const start = useEffectEvent(goTo)
  useEffect(() => {
    if (begin) start(begin)
  }, [begin])

  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target as HTMLElement
    const { row, sample } = field.dataset
    if (row === undefined || sample === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const { key, shiftKey } = event
    const inList = isList && key in asList
    const next = placeAfter(
      inList ? asList[key]! : { key, shiftKey },
      { row: Number(row), sample: Number(sample) },
      size,
      caretOf(field),
    )
    if (!next) {
      // At the end of the grid Enter presses nothing.
      if (key === 'Enter') event.preventDefault()
      return
    }
    event.preventDefault()
    goTo(next)
  }
  return { ref, onKeyDown }
}

/** In a list of samples the arrows do what Enter does. */
const asList: Record<string, { key: string; shiftKey: boolean }> = {
  ArrowDown: { key: 'Enter', shiftKey: false },
  ArrowUp: { key: 'Enter', shiftKey: true },
}

function caretOf(field: HTMLElement) {
  if (!(field instanceof HTMLInputElement)) return null
  const { selectionStart, selectionEnd, value } = field
  return { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
}
