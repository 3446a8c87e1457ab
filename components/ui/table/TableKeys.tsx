'use client'

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'

/** Makes a table's rows answer to arrows, Home, End and to clicks anywhere in them, and tells what is cut. Needs no functions, so server components can use it. */
export function TableKeys(props: { className?: string; label: string; busy?: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = () => nameParts(frame.current!)
    name()
    const later = new MutationObserver(name)
    later.observe(frame.current!, { childList: true, subtree: true })
    return () => later.disconnect()
  }, [])
  return (
    <div
      ref={frame}
      className={props.className}
      data-busy={props.busy || undefined}
      onKeyDown={move}
      onClick={openRow}
      onPointerOver={tellWhole}
    >
      {props.children}
    </div>
  )
}

const roles = {
  ...{ TABLE: 'table', THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TH: 'columnheader', TD: 'cell' },
} as Record<string, string>

/**
 * Shown as cards, a table is none any more to some browsers, unless its parts say what they are; and what stands in every row
 * says of which it is: "View Details of WO-0012", "Update Status of WO-0012". Not in the HTML: it would be a seventh of it.
 */
function nameParts(frame: HTMLElement) {
  for (const part of frame.querySelectorAll(':is(table, thead, tbody, tr, th, td):not([role])'))
    part.setAttribute('role', roles[part.tagName]!)
  for (const part of frame.querySelectorAll(
    ':is([data-opens], td button):not([aria-label]):is([data-opening=words] *)',
  )) {
    const id = part.closest('tr')!.querySelector('td:first-child samp')?.textContent
    if (id) part.setAttribute('aria-label', `${part.textContent} of ${id}`)
  }
}

function move(event: KeyboardEvent<HTMLElement>) {
  const here = event.target as HTMLElement
  if (event.altKey || event.ctrlKey || event.metaKey || here.matches('input, textarea, select')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opens]')]
  const at = all.findIndex((opener) => opener.closest('tr') === here.closest('tr'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  all[Math.min(Math.max(to, 0), all.length - 1)]?.focus()
}

function openRow(event: MouseEvent<HTMLElement>) {
  const here = event.target as HTMLElement
  if (here.closest('a, button, input, select, label, [role=dialog]') || getSelection()?.toString()) return
  const opener = here.closest('tr')?.querySelector<HTMLElement>('[data-opens]')
  if (event.metaKey || event.ctrlKey) window.open((opener as HTMLAnchorElement | null)?.href)
  else opener?.click()
}

/** What is cut is told whole in its tooltip, once the pointer is on it: in the HTML every long name would stand twice. */
function tellWhole({ target }: PointerEvent<HTMLElement>) {
  const here = target as HTMLElement
  if (!here.matches('td a, b, small, [dir]')) return
  const isCut = here.scrollWidth > here.clientWidth || here.scrollHeight > here.clientHeight + 1
  if (isCut) here.title = here.textContent
  else here.removeAttribute('title')
}
