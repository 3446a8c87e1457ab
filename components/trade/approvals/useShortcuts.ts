'use client'

import { useEffect, useEffectEvent } from 'react'

type Keys = { next: () => void; previous: () => void; approve: () => void; reject?: () => void }

/** The arrows move in the queue; while on, so do J and K, A approves, R rejects. Silent in fields, dialogs, and with Ctrl, Alt or ⌘. */
export function useShortcuts(on: boolean, keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const here = event.target as HTMLElement
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    if (here.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'))
      return
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return
    const arrows = here === document.body || here.closest('[data-queue]') !== null
    const act = arrows && inQueue[event.key] ? inQueue[event.key] : on ? letters[event.key.toLowerCase()] : undefined
    if (!act || (event.repeat && (act === 'approve' || act === 'reject')) || !keys[act]) return
    event.preventDefault()
    keys[act]()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const inQueue: Partial<Record<string, keyof Keys>> = { ArrowDown: 'next', ArrowUp: 'previous' }
const letters: Partial<Record<string, keyof Keys>> = { j: 'next', k: 'previous', a: 'approve', r: 'reject' }
