'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useShortcutsEnabled } from '@/components/ui/hooks/useShortcutsEnabled'
import { count } from '@/lib/rules/format'
import text from '@/components/ui/layout/text.module.css'
import css from './Approvals.module.css'
import { decisions } from './decisions'
import { DecisionBar } from './DecisionBar'
import { KeyHints } from './KeyHints'
import { Preview } from './Preview'
import type { QueueName } from './query'
import { QueueList } from './QueueList'
import { RejectDialog } from './RejectDialog'
import { useDecide } from './useDecide'
import { useShortcuts } from './useShortcuts'
import { isOpen, nouns, type Waiting } from './waiting'

type Props = {
  name: QueueName
  queue: { items: Waiting[]; total: number; capped: boolean; drop: (id: number) => Promise<unknown> }
  /** The id in the address. */
  asked: number | null
  /** The entry of that id, when it is not in the first page of the queue or is decided already. */
  beyond?: Waiting
}

/** The queue and the preview beside it; after a decision the next one is there. On a phone one at a time. */
export function Desk({ name, queue, asked, beyond }: Props) {
  const address = useUrlState()
  const { items, total, capped } = queue
  const [keysOn, turnKeys] = useShortcutsEnabled()
  const [rejecting, setRejecting] = useState<{ one: Waiting; open: boolean } | null>(null)

  const at = asked ? items.findIndex(({ id }) => id === asked) : 0
  const current = items[at] ?? (beyond && isOpen(beyond) ? beyond : undefined)
  const show = (one: Waiting | undefined) => address.set({ id: one?.id ?? null }, { replace: true })
  const { approve, reject, busy } = useDecide((one) => {
    const place = items.findIndex(({ id }) => id === one.id)
    const next = items[place + 1] ?? items[place - 1]
    // Without an id in the address the first entry stays selected.
    if (asked) show(next)
    return queue.drop(one.id)
  })
  const [words, setWords] = useState<{ id: number; text: string } | null>(null)
  const edited = words?.id === current?.id ? words?.text.trim() : undefined
  const release = (one: Waiting) =>
    void approve(one, one.queue === 'held' && edited !== one.thing.text ? edited : undefined)
  const askWhy = () => current && decisions[name].reject && setRejecting({ one: current, open: true })
  useShortcuts(keysOn, {
    next: () => show(items[Math.min(at + 1, items.length - 1)]),
    previous: () => show(items[Math.max(at - 1, 0)]),
    approve: () => current && release(current),
    reject: askWhy,
  })

  const back = () => address.set({ id: null }, { replace: true })
  const place = items[at] && `${count(at + 1)} of ${count(total, capped)}`
  return (
    <>
      <div className={css.desk}>
        <QueueList label={`Waiting ${nouns[name].many}`} {...queue} current={current?.id} />
        {current ? (
          <Preview
            key={current.id}
            {...{ one: current, place, onBack: back }}
            onWords={(text) => setWords({ id: current.id, text })}
            foot={
              <DecisionBar
                {...{ one: current, busy, keys: keysOn, onReject: askWhy }}
                onApprove={() => release(current)}
              />
            }
          />
        ) : beyond ? (
          <Preview one={beyond} onBack={back} />
        ) : (
          <div className={css.preview}>
            <EmptyState
              plain
              art="search"
              title="This one waits no more"
              text="It has been decided, or its supplier took it back to edit it."
              action={<Button onClick={back}>Show the queue</Button>}
            />
          </div>
        )}
      </div>
      <KeyHints on={keysOn} name={name} onTurn={turnKeys} />
      <p role="status" className={text.unseen}>
        {current && [place, current.title].filter(Boolean).join(': ')}
      </p>
      {rejecting && (
        <RejectDialog {...rejecting} onClose={() => setRejecting({ ...rejecting, open: false })} onReject={reject} />
      )}
    </>
  )
}
