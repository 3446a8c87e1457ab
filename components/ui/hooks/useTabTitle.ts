'use client'

import { useEffect } from 'react'

/** The open things that have a name. A dialog lies over a drawer, whichever of them was named first. */
let open: readonly { name: string; over: boolean }[] = []
/** The screen's own title. */
let screen = ''
/** What was set last. */
let shown = ''
let observer: MutationObserver | null = null

function show() {
  const top = open.findLast(({ over }) => over) ?? open.at(-1)
  shown = top ? `${top.name} · Jobwork` : screen
  document.title = shown
}

/** Next sets the title of a screen when its head has arrived, which may be later. */
function watch() {
  screen = document.title
  observer = new MutationObserver(() => {
    if (document.title === shown) return
    screen = document.title
    show()
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}

/**
 * While a thing is open the tab has its name: 'INQ-0024 Valve spindle'. Null leaves the title of what lies below.
 * `over`: it is a dialog or a file over a drawer.
 */
export function useTabTitle(name: string | null, over = false) {
  useEffect(() => {
    if (!name) return
    const own = { name, over }
    if (!open.length) watch()
    open = [...open, own]
    show()
    return () => {
      open = open.filter((one) => one !== own)
      show()
      if (!open.length) observer?.disconnect()
    }
  }, [name, over])
}
