import type { ReactNode } from 'react'

/** A filter as people set it: a choice, the first and the last of some days, or both. */
export type FilterField = {
  /** What people call it: 'Due'. */
  label: string
  /** Its names in the address. */
  params: readonly string[]
  /** It reads its choices from the server, once somebody wants to set it. */
  asks?: boolean
  control: ReactNode
}

type Word = { param: string; label: string; value: string }

/** Filters that hold now, as one chip. */
export type Chip = { label: string; value: string; params: readonly string[]; field?: FilterField }

/** The chips of what narrows a list: those of one filter are one chip, 'Due: from 1 Dec to 5 Dec'. */
export function chipsOf(narrowed: readonly Word[], fields: readonly FilterField[]): Chip[] {
  const chips = fields.flatMap((field) => {
    const own = narrowed.filter(({ param }) => field.params.includes(param))
    const value = own.map((word) => within(field.label, word)).join(' ')
    return own.length ? [{ label: field.label, value, params: own.map(({ param }) => param), field }] : []
  })
  const others = narrowed.filter(({ param }) => !fields.some(({ params }) => params.includes(param)))
  return [...chips, ...others.map(({ param, ...word }) => ({ ...word, params: [param] }))]
}

/** What a filter says below the name that it shares with others: 'Due from' is 'from' below 'Due'. */
function within(name: string, { label, value }: Word): string {
  if (label === name) return value
  const rest = label.startsWith(`${name} `) ? label.slice(name.length + 1) : label.toLowerCase()
  return `${rest} ${value}`
}
