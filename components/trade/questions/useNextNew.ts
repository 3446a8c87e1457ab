import { useEffect } from 'react'
import { useShortcutsEnabled } from '@/components/ui/hooks/useShortcutsEnabled'

/** N goes to the next new message, after the last one to the first again. Silent in fields, and with Ctrl, Alt or ⌘. */
export function useNextNew() {
  const [keysOn] = useShortcutsEnabled()
  useEffect(() => {
    if (!keysOn) return
    const press = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.altKey || event.metaKey || isField) return
      const fresh = [...document.querySelectorAll<HTMLElement>('[data-new]')]
      fresh[(fresh.findIndex((one) => one === document.activeElement) + 1) % fresh.length]?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keysOn])
}
