'use client'

/** What a tab keeps for the person who works in it: drafts of forms, and what was opened from the search. */
type Slot = `draft:${string}` | `recent:${string}`
const OURS = /^(draft|recent):/

/** The value of a slot; null when there is none, or one that can't be read. */
export function readSlot<T>(slot: Slot): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Stores a value for this tab. Errors of the storage are ignored. */
export function keepSlot(slot: Slot, value: unknown) {
  try {
    sessionStorage.setItem(slot, JSON.stringify(value))
  } catch {
    // Nothing is kept.
  }
}

/** Takes one slot out. */
export const dropSlot = (slot: Slot) => sessionStorage.removeItem(slot)

/** Deletes everything at sign-out. */
export function clearSessionStorage() {
  try {
    for (const slot of Object.keys(sessionStorage)) if (OURS.test(slot)) sessionStorage.removeItem(slot)
  } catch {
    // A forbidden storage keeps nothing.
  }
}
