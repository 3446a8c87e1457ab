'use client'

import { useState } from 'react'

/** A row that can be chosen: its id, and what people call it. */
export type Choice = { id: number; name: string }

/** The rows chosen in a list, over all its pages. */
export type Selection = {
  chosen: ReadonlyMap<number, string>
  toggle: (row: Choice) => void
  choose: (rows: readonly Choice[]) => void
  drop: (rows: readonly Choice[]) => void
  clear: () => void
}

/** The most that one act takes. */
export const CHOICE_MAX = 100

const NONE: ReadonlyMap<number, string> = new Map()

/** What is chosen in a list, at most `max` rows; other filters begin anew. `scope` is what the list is asked for. */
export function useSelection(scope: string, max = CHOICE_MAX): Selection {
  const [kept, setKept] = useState({ scope, chosen: NONE })
  const change = (edit: (chosen: Map<number, string>) => void) =>
    setKept((before) => {
      const chosen = new Map(before.scope === scope ? before.chosen : NONE)
      edit(chosen)
      return { scope, chosen: new Map([...chosen].slice(0, max)) }
    })
  return {
    chosen: kept.scope === scope ? kept.chosen : NONE,
    toggle: ({ id, name }) => change((chosen) => void (chosen.delete(id) || chosen.set(id, name))),
    choose: (rows) => change((chosen) => rows.forEach(({ id, name }) => chosen.set(id, name))),
    drop: (rows) => change((chosen) => rows.forEach(({ id }) => chosen.delete(id))),
    clear: () => setKept({ scope, chosen: NONE }),
  }
}
