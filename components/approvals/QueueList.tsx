'use client'

import Link from 'next/link'
import { useEffect, useRef, type MouseEvent } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { count } from '@/lib/rules/format'
import css from './Approvals.module.css'
import type { Waiting } from './waiting'

type Props = { label: string; items: Waiting[]; total: number; capped: boolean; current?: number }

/** The queue, oldest first; links, so that each entry has an address. */
export function QueueList({ label, items, total, capped, current }: Props) {
  const address = useUrlState()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    row?.scrollIntoView({ block: 'nearest' })
    // The keys move the focus along.
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true })
  }, [current])
  const inPlace = (id: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    address.set({ id })
  }
  return (
    <div className={css.queue} data-queue>
      <ol ref={list} aria-label={label}>
        {items.map(({ id, title, sub, since }) => (
          <li key={id}>
            <Link
              href={address.href({ id })}
              prefetch={false}
              className={css.row}
              // One stop of the Tab key; the arrows move on from there.
              tabIndex={id === (current ?? items[0]?.id) ? 0 : -1}
              aria-current={id === current || undefined}
              onClick={inPlace(id)}
            >
              <span dir="auto" className={css.title}>
                {title}
              </span>
              <span dir="auto" className={css.sub}>
                {sub}
              </span>
              <span className={css.age}>
                <RelativeTime value={since} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {total > items.length && (
        <p className={css.more}>
          The first {items.length} of {count(total, capped)}. The others follow as you decide.
        </p>
      )}
    </div>
  )
}
