import type { Waiting } from '@/lib/contract/desk/dashboard'
import { figure } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'

/** Something that waits for this person: what to do, with what, since when, and where it is done. */
export type Task = {
  key: string
  tone: Tone
  /** A sentence that starts with a verb or names the thing: Review the quotation for Gearbox housing. */
  title: string
  /** An id that people say to each other. */
  id?: string
  /** Short facts, in the order in which they matter. */
  facts: string[]
  /** It waits since then. */
  since?: string
  href: string
  /** The words of the button. */
  action: string
  /** The button starts production of this order at once, instead of opening `href`. */
  starts?: number
  /** How many things of a list it stands for: those that its link shows. */
  count?: number
}

/** `1 machine`, `3 machines`, `10,000+ machines`. */
export const some = (n: number, one: string, many = `${one}s`) => `${figure(n)} ${n === 1 ? one : many}`

/** A button's words by how many things wait: `Review machine`, `Review 3 machines`. */
export const actOn =
  (verb: string, one: string, many = `${one}s`) =>
  (n: number) =>
    `${verb} ${n === 1 ? one : some(n, one, many)}`

type Words = Omit<Task, 'title' | 'since' | 'facts' | 'count' | 'action'> & {
  /** The words of the button. */
  action: (n: number) => string
  /** The title when one thing waits; it has its name. */
  one: (name: string) => string
  /** The title when several wait. */
  many: (n: string) => string
  facts?: string[]
  /** Where one thing is done by itself, instead of in the list. */
  alone?: (id: number) => Pick<Task, 'href' | 'action' | 'starts'> & { id: string }
}

/** The task of a kind, with the name and the age of the one that has waited longest; none when nothing waits. */
export function taskOf({ count, first }: Waiting, { one, many, action, facts = [], alone, ...task }: Words): Task[] {
  if (!count || !first) return []
  const owner = ownedBy(first.ownerInitials)
  if (count === 1 && alone)
    return [{ ...task, title: one(first.name), facts: [...facts, ...owner], since: first.since, ...alone(first.id) }]
  return [
    {
      ...task,
      title: count === 1 ? one(first.name) : many(figure(count)),
      action: action(count),
      facts: count === 1 ? [...facts, ...owner] : [`Oldest: ${first.name}`, ...owner, ...facts],
      since: first.since,
      count,
    },
  ]
}

/** The admin who looks after it, as a fact. */
export const ownedBy = (initials?: string | null) => (initials ? [`Owner ${initials}`] : [])
