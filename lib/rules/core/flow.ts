import type { Role } from '../../contract/people/account'
import { Problem } from '../../contract/core/problem'
import type { Tone } from '../../terms/tone'

type State<S extends string> = { label: string; tone: Tone; next: Partial<Record<S, readonly Role[]>> }

/** The life of an entity: its states, what each is called, and who may move it on. Buttons and verbs ask the same table. */
export function flow<S extends string>(noun: string, states: Record<S, State<S>>) {
  const statuses = Object.keys(states) as S[]
  return {
    states,
    /** Every state, in the order of life. */
    statuses,
    /** The state of this name; undefined for any other word. */
    find: (called: string | null | undefined) => statuses.find((status) => status === called),
    /** The states that this role may move to from here. */
    moves: (from: S, role: Role): S[] =>
      (Object.keys(states[from].next) as S[]).filter((to) => states[from].next[to]?.includes(role)),
    /** A move that the table does not hold: 409, with both states by name. */
    assertMove(from: S, to: S, viewer: { role: Role }) {
      if (states[from].next[to]?.includes(viewer.role)) return
      throw new Problem(
        'conflict',
        `${noun} is ${states[from].label.toLowerCase()} and can’t be changed to ${states[to].label.toLowerCase()}`,
      )
    },
  }
}
