import { useEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { RFQ_LINES_MAX } from '@/lib/terms/rfq-limits'
import { textOf } from '@/lib/rules/trade/rfq/draft-line'
import { blockOf, cellNames, withBlock } from '../draft/lines'
import { TOO_MANY, type RfqDraft } from '../draft/rfq-draft'
import { placeAfter, type Place } from './moves'

/** The place of a cell by its element. */
const placeOf = (field: HTMLElement): Place | null =>
  field.dataset.row === undefined ? null : { row: Number(field.dataset.row), column: Number(field.dataset.column) }

/** The keyboard of the lines: Enter, arrows, F2, Escape, Ctrl+D, Ctrl+Z and a pasted block. Spread `on` on the element around them. */
export function useGrid(draft: RfqDraft, show: (place: Place) => void) {
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
    const field = event.target as HTMLInputElement
    const place = placeOf(field)
    if (!place || event.altKey || event.nativeEvent.isComposing) return
    const { key } = event
    if (event.ctrlKey || event.metaKey) return command(event, place)
    if (key === 'F2') {
      event.preventDefault()
      open.current = field
      field.setSelectionRange(field.value.length, field.value.length)
    }
    const line = draft.shown.lines[place.row]
    if (key === 'Escape' && line) {
      draft.type(line.key, cellNames[place.column]!, before.current)
      open.current = null
    }
    const { selectionStart, selectionEnd, value } = field
    const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
    const rows = Math.min(draft.shown.lines.length + 1, RFQ_LINES_MAX)
    const next = placeAfter(event, place, rows, { ...caret, isOpen: open.current === field })
    if (next || key === 'Enter') event.preventDefault()
    if (next) goTo(next)
  }

  const command = (event: KeyboardEvent, { row, column }: Place) => {
    const key = event.key.toLowerCase()
    const { lines } = draft.shown
    if (key === 'z' || key === 'y') {
      event.preventDefault()
      if (key === 'y' || event.shiftKey) draft.redo()
      else draft.undo()
    } else if (key === 'd') {
      event.preventDefault()
      const above = lines[row - 1]
      if (!above) return
      draft.rest()
      draft.type(lines[row]?.key ?? null, cellNames[column]!, textOf(above[cellNames[column]!]))
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target as HTMLElement)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !/[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))) return
    event.preventDefault()
    const block = blockOf(text)
    const width = Math.max(...block.map((row) => row.length))
    const fits = cellNames.length - place.column
    const refuse = (why: string) => toast({ title: 'Not pasted', text: why, tone: 'danger' })
    if (width > fits) return refuse(`This block has ${width} columns, ${fits} fit here`)
    const row = Math.min(place.row, draft.shown.lines.length)
    if (row + block.length > RFQ_LINES_MAX) return refuse(TOO_MANY)
    draft.write(withBlock(draft.shown.lines, { ...place, row }, block))
  }

  const onFocus = (event: FocusEvent) => {
    const field = event.target as HTMLInputElement
    if (!placeOf(field)) return
    before.current = field.value
    open.current = null
    draft.rest()
    field.select()
  }
  return { ref, goTo, on: { onKeyDown, onPaste, onFocus } }
}
