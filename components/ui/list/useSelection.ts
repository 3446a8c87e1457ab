'use client'

import { useState } from 'react'

/** A row that can be chosen: its id, and what people call it. */
export type Choice<Id = number> = { id: Id; name: string }

/** The rows chosen in a list, over all its pages. */
export type Selection<Id = number> = {
  chosen: ReadonlyMap<Id, string>
  toggle: (row: Choice<Id>) => void
  choose: (rows: readonly Choice<Id>[]) => void
  drop: (rows: readonly Choice<Id>[]) => void
  clear: () => void
}

/** The most that one act takes. */
export const CHOICE_MAX = 100

const NONE: ReadonlyMap<never, string> = new Map<never, string>()

/** What is chosen in a list, at most `max` rows; other filters begin anew. `scope` is what the list is asked for. */
export function useSelection<Id = number>(scope: string, max = CHOICE_MAX): Selection<Id> {
  const none: ReadonlyMap<Id, string> = NONE
  const [kept, setKept] = useState({ scope, chosen: none })
  const change = (edit: (chosen: Map<Id, string>) => void) =>
    setKept((before) => {
      const chosen = new Map(before.scope === scope ? before.chosen : none)
      edit(chosen)
      return { scope, chosen: new Map([...chosen].slice(0, max)) }
    })
  return {
    chosen: kept.scope === scope ? kept.chosen : none,
    toggle: ({ id, name }) => change((chosen) => void (chosen.delete(id) || chosen.set(id, name))),
    choose: (rows) => change((chosen) => rows.forEach(({ id, name }) => chosen.set(id, name))),
    drop: (rows) => change((chosen) => rows.forEach(({ id }) => chosen.delete(id))),
    clear: () => setKept({ scope, chosen: NONE }),
  }
}
