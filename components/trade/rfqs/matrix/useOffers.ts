import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { MatrixLine, MatrixOffer, MatrixSupplier } from './choice'
import { offerAfter, type Place } from './moves'

/** The offers of a line by its letters, in their order. */
export type OffersOfLine = readonly (MatrixOffer | undefined)[]

/** The offers of all lines, each at the place of its letter. */
export const placed = (lines: readonly MatrixLine[], suppliers: readonly MatrixSupplier[]): OffersOfLine[] =>
  lines.map(({ offers }) => {
    const byLetter = new Map(offers.map((offer) => [offer.letter, offer]))
    return suppliers.map(({ letter }) => byLetter.get(letter))
  })

const placeOf = ({ dataset: { row, column } }: HTMLElement): Place | null =>
  row === undefined ? null : { row: Number(row), column: Number(column) }

/**
 * The keyboard and the presses of a matrix: arrows, Home and End lead from offer to offer, Space and Enter choose. One offer is in
 * the order of Tab. Spread `on` on the element around them.
 */
export function useOffers(offers: readonly OffersOfLine[], onChoose: (place: Place) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef<Place | null>(null)
  const [active, setActive] = useState<Place | null>(null)
  const address = useUrlState()

  const focus = ({ row, column }: Place) => {
    const field = ref.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    field?.focus()
    return Boolean(field)
  }
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null
  })
  const goTo = (place: Place) => {
    setActive(place)
    if (!focus(place)) wanted.current = place
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const from = placeOf(event.target as HTMLElement)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const has = ({ row, column }: Place) => offers[row]?.[column] !== undefined
    const size = { rows: offers.length, columns: offers[0]?.length ?? 0 }
    const to = offerAfter(event.key, from, has, size)
    if (to || event.key.startsWith('Arrow')) event.preventDefault()
    if (to) goTo(to)
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target as HTMLElement
    const link = pressed.closest<HTMLElement>('a[data-quotation]')
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      address.set({ id: link.dataset.quotation! })
    }
    const button = pressed.closest<HTMLElement>('button[data-row]')
    const place = button && placeOf(button)
    if (place) onChoose(place)
  }
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target as HTMLElement)
    if (place && (place.row !== active?.row || place.column !== active.column)) setActive(place)
  }
  return { ref, goTo, active: active ?? firstOf(offers), on: { onKeyDown, onClick, onFocus } }
}

/** Where Tab leads first: the first line that has an offer. */
function firstOf(offers: readonly OffersOfLine[]): Place | null {
  const row = offers.findIndex((line) => line.some(Boolean))
  return row < 0 ? null : { row, column: offers[row]!.findIndex(Boolean) }
}
