import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Enter sends the form; Enter alone begins a line. */
export function sendOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector('form')?.requestSubmit()
}
