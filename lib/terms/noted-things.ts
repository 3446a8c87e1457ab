import type { EntityType } from './nouns'

/** What admins can write notes about, by its word on the wire, with its noun. */
export const notedThings = {
  inquiry: 'inquiry',
  quotation: 'quotation',
  workorder: 'workorder',
  account: 'user',
  machine: 'machine',
  process: 'process',
} as const satisfies Record<string, EntityType>

export type NotedThing = keyof typeof notedThings

/** The maximum length of a note. */
export const NOTE_MAX = 2000

/** Notes that one thing can have: what counts them stays cheap. */
export const NOTES_OF_A_THING = 500
