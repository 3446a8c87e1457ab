'use client'

import Link from 'next/link'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Marks } from '@/components/core/team/Marks'
import buttons from '@/components/ui/controls/buttons.module.css'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { SelectBox } from '@/components/ui/list/SelectBox'
import type { Picks } from '@/components/ui/list/useBulk'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { count } from '@/lib/terms/format'
import css from './Approvals.module.css'
import type { Waiting } from './waiting'

type Props = {
  label: string
  items: Waiting[]
  total: number
  capped: boolean
  current?: number
  /** Several can be decided at once. */
  picks?: Picks<Waiting>
}

/** The queue, oldest first; links, so that each entry has an address. */
export function QueueList({ label, items, total, capped, current, picks }: Props) {
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
        {items.map(({ id, title, sub, since, thing }, i) => (
          <li key={id} className={picks && css.pick}>
            {picks && <SelectBox row={picks.choiceOf(items[i]!)} selection={picks.selection} />}
            <Link
              href={address.href({ id })}
              prefetch={false}
              className={`${buttons.row} ${css.row}`}
              // One stop of the Tab key; the arrows move on from there.
              tabIndex={id === (current ?? items[0]?.id) ? 0 : -1}
              aria-current={id === current || undefined}
              onClick={inPlace(id)}
            >
              <Row as="span" gap="medium" justify="between">
                <Text dir="auto" weight="title" cut={1}>
                  {title}
                </Text>
                <Text size="small" tone="secondary">
                  <RelativeTime value={since} />
                </Text>
              </Row>
              <Text dir="auto" size="small" tone="secondary" cut={1}>
                {'noteCount' in thing && <Marks of={thing} />}
                {sub}
              </Text>
            </Link>
          </li>
        ))}
      </ol>
      {total > items.length && (
        <Text as="p" size="small" tone="secondary" className={css.more}>
          Showing the first {items.length} of {count(total, capped)}.
        </Text>
      )}
    </div>
  )
}
