'use client'

import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, useTransition } from 'react'
import css from './SearchField.module.css'
import { useUrlState } from '../hooks/useUrlState'

type Props = { label: string; placeholder?: string; param?: string; shallow?: boolean }

/** Search that lives in the address as `?q=`: asks 300 ms after the last key, keeps the focus. Back goes to before the search. */
export function SearchField({ label, placeholder, param = 'q', shallow }: Props) {
  const address = useUrlState()
  const inAddress = address.get(param) ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  const [busy, startTransition] = useTransition()
  const input = useRef<HTMLInputElement>(null)

  // The address changed from outside (Back, "clear filters"): the field follows.
  if (known !== inAddress) {
    setKnown(inAddress)
    // An answer to what was asked for here changes nothing of what is typed meanwhile.
    if (inAddress !== asked) {
      setAsked(inAddress)
      setTyped(inAddress)
    }
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      const values = { [param]: wanted || null, cursor: null, page: null }
      // Pauses while typing replace one history entry, so that Back undoes the whole search.
      const how = { replace: inAddress !== '' }
      if (shallow) address.set(values, how)
      else startTransition(() => address.go(values, how))
    }, 300)
    // Next drops a navigation that is under way when the address of this screen changes.
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link && link.pathname !== window.location.pathname) clearTimeout(timer)
    }
    window.addEventListener('click', leave, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', leave, true)
    }
  }, [typed, asked, inAddress, param, shallow, address])

  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  return (
    <div role="search" aria-label={label} className={css.search} data-busy={busy || undefined}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        maxLength={200}
        onChange={(e) => setTyped(e.target.value)}
        onKeyDown={(e) => e.key === 'Escape' && typed && (e.stopPropagation(), clear())}
      />
      {typed && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <X size={15} aria-hidden />
        </button>
      )}
    </div>
  )
}
