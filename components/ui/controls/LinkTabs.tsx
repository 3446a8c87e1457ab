'use client'

import Link from 'next/link'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { count } from '@/lib/terms/format'
import type { Tone } from '@/lib/terms/tone'
import { LinkPending } from './LinkPending'
import css from './LinkTabs.module.css'
import { tones } from '../theme/tones'
import { useUrlState } from '../hooks/useUrlState'

export type Tab = {
  value: string
  label: string
  count?: number
  /** The colour of the count: red for what waits. */
  tone?: Tone
}
type Props = {
  label: string
  /** The name in the address; the first tab is the one without it. */
  param?: string
  tabs: readonly Tab[]
  /** Saved views, after the tabs; one that is open takes the mark. */
  views?: readonly { id: number; name: string; href: string; open: boolean }[]
  /** No tab stands for what is shown. */
  none?: boolean
  /** The tabs switch what is here already: no request to the server. */
  shallow?: boolean
}

/** Tabs that live in the address: links, so Back, reload and a new window work. Arrows move between them. */
export function LinkTabs({ label, param = 'tab', tabs, views = [], none, shallow }: Props) {
  const address = useUrlState()
  const wanted = address.get(param)
  const openView = views.find(({ open }) => open)
  const named = tabs.find((t) => t.value === wanted)?.value
  const active = openView ? `view ${openView.id}` : (named ?? (none ? undefined : tabs[0]?.value))
  // A tab leaves the view and its filters.
  const ofView = openView ? [...new URL(openView.href, 'http://localhost').searchParams.keys()] : []
  const to = (value: string) => ({
    ...Object.fromEntries(ofView.map((name) => [name, null])),
    [param]: value === tabs[0]?.value ? null : value,
    cursor: null,
    page: null,
    id: null,
    view: null,
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (open) list.current!.scrollLeft = open.offsetLeft + (open.offsetWidth - list.current!.clientWidth) / 2
  }, [active])
  const inPlace = (value: string) => (event: MouseEvent) => {
    if (!shallow || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    address.set(to(value))
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={css.tabs} onKeyDown={move}>
      {tabs.map((tab, i) => (
        <Link
          key={tab.value}
          role="tab"
          {...address.link(to(tab.value))}
          aria-selected={tab.value === active}
          tabIndex={tab.value === active || (!active && i === 0) ? 0 : -1}
          className={css.tab}
          onClick={inPlace(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={tab.tone ? `${css.count} ${css.toned} ${tones[tab.tone].className}` : css.count}>
              {count(tab.count)}
            </span>
          )}
          <LinkPending className={css.pending} />
        </Link>
      ))}
      {views.map(({ id, name, href, open }, i) => (
        <Link
          key={`view ${id}`}
          role="tab"
          href={href}
          scroll={false}
          prefetch={false}
          aria-selected={open}
          tabIndex={open || (!openView && !tabs.length && i === 0) ? 0 : -1}
          className={css.tab}
        >
          <span dir="auto" className={css.view} title={name}>
            {name}
          </span>
          <LinkPending className={css.pending} />
        </Link>
      ))}
    </div>
  )
}

function move(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = all.indexOf(event.target as HTMLElement)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  all[(to + all.length) % all.length]?.focus()
}
