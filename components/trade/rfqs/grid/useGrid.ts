import { useEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { blockOf } from './block'
import { placeAfter, type Extent, type Place } from './moves'

/** The cells behind a grid. */
export type Cells = Extent & {
  read: (place: Place) => string
  write: (place: Place, text: string) => void
  /** Fills right and down from a place, as one step; answers why it can't. */
  paste: (place: Place, block: string[][]) => string | null
  undo: () => void
  redo: () => void
  /** Typing in this cell is done: what follows is another step. */
  rest: () => void
}
type Field = HTMLInputElement | HTMLSelectElement

/** The place of a cell by its element. */
const placeOf = (field: HTMLElement): Place | null =>
  field.dataset.row === undefined ? null : { row: Number(field.dataset.row), column: Number(field.dataset.column) }

const isText = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement

/** The keyboard of a grid: Enter, arrows, F2, Escape, Ctrl+D, Ctrl+Z and a pasted block. Spread `on` on the element around its cells. */
export function useGrid(cells: Cells, show: (place: Place) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef<Place | null>(null)
  /** The cell that F2 has opened. */
  const open = useRef<HTMLElement | null>(null)
  /** What a cell held when it got the focus. */
  const before = useRef('')
  const toast = useToast()

  const focus = ({ row, column }: Place) => {
    const field = ref.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    field?.focus()
    return Boolean(field)
  }
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null
  })
  const goTo = (place: Place) => {
    show(place)
    if (!focus(place)) wanted.current = place
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target as Field
    const place = placeOf(field)
    if (!place || event.altKey || event.nativeEvent.isComposing) return
    const { key } = event
    if (event.ctrlKey || event.metaKey) return command(event, place)
    if (key === 'F2') {
      event.preventDefault()
      openCell(field)
    }
    if (key === 'Escape') {
      if (cells.read(place) !== before.current) cells.write(place, before.current)
      open.current = null
    }
    const next = placeAfter(event, place, cells, { ...caretOf(field), isOpen: open.current === field && isText(field) })
    if (next || key === 'Enter') event.preventDefault()
    if (next) goTo(next)
  }

  /** A text takes the caret, a choice shows its list. */
  const openCell = (field: Field) => {
    open.current = field
    if (isText(field)) field.setSelectionRange(field.value.length, field.value.length)
    else field.showPicker?.()
  }

  const command = (event: KeyboardEvent, place: Place) => {
    const key = event.key.toLowerCase()
    if (key === 'z' || key === 'y') {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) cells.redo()
      else cells.undo()
    } else if (key === 'd') {
      event.preventDefault()
      if (!place.row) return
      cells.rest()
      cells.write(place, cells.read({ ...place, row: place.row - 1 }))
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    const field = event.target as Field
    const place = placeOf(field)
    const text = event.clipboardData.getData('text/plain')
    if (!place || (isText(field) && !/[\t\n\r]/.test(text.replace(/[\r\n]+$/, '')))) return
    event.preventDefault()
    const block = blockOf(text)
    const width = Math.max(...block.map((row) => row.length))
    const fits = cells.columns - place.column
    const why = width > fits ? `This block has ${width} columns, ${fits} fit here` : cells.paste(place, block)
    if (why) toast({ title: 'Not pasted', text: why, tone: 'danger' })
  }

  const onFocus = (event: FocusEvent) => {
    const field = event.target as Field
    if (!placeOf(field)) return
    before.current = field.value
    open.current = null
    cells.rest()
    if (isText(field)) field.select()
  }
  return { ref, goTo, on: { onKeyDown, onPaste, onFocus } }
}

function caretOf(field: Field) {
  const { length } = field.value
  // A choice is taken whole, as a text that is selected.
  return isText(field)
    ? { start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0, length }
    : { start: 0, end: length, length }
}
