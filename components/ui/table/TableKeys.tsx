'use client'

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

/**
 * Arrows, Home and End move between a table's rows, Space chooses one, with Shift the arrows choose those they pass. A click
 * anywhere in a row opens it.
 */
export function TableKeys(props: { className?: string; label: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className={props.className} data-busy={props.busy || undefined} onKeyDown={move} onClick={openRow}>
      {props.children}
    </div>
  )
}

function move(event: KeyboardEvent<HTMLElement>) {
  const here = event.target as HTMLElement
  const isBox = here.matches('[data-pick]')
  if (event.altKey || event.ctrlKey || event.metaKey || (!isBox && here.matches('input, textarea, select'))) return
  if (event.key === ' ' && here.matches('[data-opens]')) {
    const box = boxOf(here)
    if (box) event.preventDefault()
    return box?.click()
  }
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(isBox ? '[data-pick]' : '[data-opens]')]
  const at = all.findIndex((opener) => opener.closest('tr') === here.closest('tr'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  const next = all[Math.min(Math.max(to, 0), all.length - 1)]!
  if (event.shiftKey) for (const row of [here, next]) if (boxOf(row)?.checked === false) boxOf(row)!.click()
  next.focus()
}

const boxOf = (inRow: HTMLElement) => inRow.closest('tr')?.querySelector<HTMLInputElement>('[data-pick]')

function openRow(event: MouseEvent<HTMLElement>) {
  const here = event.target as HTMLElement
  if (here.closest('a, button, input, select, label, [role=dialog]') || getSelection()?.toString()) return
  const opener = here.closest('tr')?.querySelector<HTMLElement>('[data-opens]')
  if (event.metaKey || event.ctrlKey) window.open((opener as HTMLAnchorElement | null)?.href)
  else opener?.click()
}
