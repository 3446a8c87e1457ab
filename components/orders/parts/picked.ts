import { createContext, use } from 'react'
import type { Part } from '@/lib/contract/orders/parts'

/** The parts to order again, and how many of each as it was typed. They stay while pages are turned. */
export type Picked = ReadonlyMap<number, { part: Part; quantity: string }>

/** The parts with this one ticked, or without it. It begins with the quantity that was ordered last. */
export function ticked(picked: Picked, part: Part, is: boolean): Picked {
  const next = new Map(picked)
  if (is) next.set(part.id, { part, quantity: part.last ? String(part.last.quantity) : '' })
  else next.delete(part.id)
  return next
}

/** The parts with another quantity of this one; a quantity ticks it. */
export const withQuantity = (picked: Picked, part: Part, quantity: string): Picked =>
  new Map(picked).set(part.id, { part, quantity })

/** Whole pieces as they are typed: '1,000' is 1000. Null for what is none. */
export function piecesOf(typed: string): number | null {
  const digits = typed.replace(/[\s,]/g, '')
  const pieces = Number(digits)
  return /^\d{1,10}$/.test(digits) && pieces > 0 && pieces <= 2_147_483_647 ? pieces : null
}

export type Choice = { picked: Picked; onPick: (picked: Picked) => void; picks: boolean }

export const PartsChoice = createContext<Choice>({ picked: new Map(), onPick: () => {}, picks: false })
export const usePartsChoice = () => use(PartsChoice)
