'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Picks } from '@/components/ui/list/useBulk'
import { useShortcutsEnabled } from '@/components/ui/hooks/useShortcutsEnabled'
import { count } from '@/lib/terms/format'
import { isFileField } from '@/lib/rules/files/moderation'
import { Surface } from '@/components/ui/layout/Surface'
import text from '@/components/ui/layout/text.module.css'
import css from './Approvals.module.css'
import { isCompany } from './decisions'
import { DecisionBar } from './DecisionBar'
import { KeyHints } from './KeyHints'
import { Preview } from './Preview'
import type { QueueName } from './query'
import { QueueList } from './QueueList'
import { RejectDialog } from './RejectDialog'
import { useDecide } from './useDecide'
import { useShortcuts } from './useShortcuts'
import { isOpen, nouns, type KnownOf, type RefusalOf, type Waiting } from './waiting'

type Props = {
  name: QueueName
  queue: { items: Waiting[]; total: number; capped: boolean }
  /** The id in the address. */
  asked: number | null
  /** The entry of that id, when it is not in the first page of the queue or is decided already. */
  beyond?: Waiting
  knownOf: KnownOf
  refusalOf: RefusalOf
  picks?: Picks<Waiting>
  /** Takes an entry out of the list, and back into it. */
  hide: (one: Waiting) => void
  show: (one: Waiting) => void
}

/** The queue and the preview beside it; after a decision the next one is there. On a phone one at a time. */
export function Desk({ name, queue, asked, beyond, knownOf, refusalOf, picks, hide, show: unhide }: Props) {
  const address = useUrlState()
  const { items, total, capped } = queue
  const [keysOn, turnKeys] = useShortcutsEnabled()
  const [rejecting, setRejecting] = useState<{ one: Waiting; open: boolean } | null>(null)

  const at = asked ? items.findIndex(({ id }) => id === asked) : 0
  const current = items[at] ?? (beyond && isOpen(beyond) ? beyond : undefined)
  useTabTitle(asked && current ? current.title : null)
  const show = (one: Waiting | undefined) => address.set({ id: one?.id ?? null }, { replace: true })
  const leave = (one: Waiting) => {
    const place = items.findIndex(({ id }) => id === one.id)
    // Without an id in the address the first entry stays selected.
    if (asked) show(items[place + 1] ?? items[place - 1])
  }
  const { approve, reject } = useDecide({
    hide,
    show: unhide,
    onLeave: leave,
    onReturn: show,
  })
  const [words, setWords] = useState<{ id: number; text: string } | null>(null)
  const typed = words?.id === current?.id ? words?.text.trim() : undefined
  const release = (one: Waiting) => {
    const goesOut = wordsOf(one, typed)
    // An empty text would mean: as written.
    if (goesOut !== '') approve(one, goesOut)
  }
  const stopAsking = () => setRejecting(rejecting && { ...rejecting, open: false })
  const askWhy = () => current && setRejecting({ one: current, open: true })
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
      <Surface className={css.desk}>
        <QueueList label={`Waiting ${nouns[name].many}`} {...queue} current={current?.id} picks={picks} />
        {current ? (
          <Preview
            key={current.id}
            one={current}
            place={place}
            onBack={back}
            known={knownOf(current)}
            onWords={(text) => setWords({ id: current.id, text })}
            foot={<DecisionBar one={current} keys={keysOn} onReject={askWhy} onApprove={() => release(current)} />}
          />
        ) : beyond ? (
          <Preview one={beyond} onBack={back} known={knownOf(beyond)} />
        ) : (
          <div className={css.preview}>
            <EmptyState
              plain
              art="search"
              title="Already decided"
              text="Someone has decided it, or its supplier is editing it."
              action={<Button onClick={back}>Back to the queue</Button>}
            />
          </div>
        )}
      </Surface>
      <KeyHints on={keysOn} name={name} onTurn={turnKeys} />
      <p role="status" className={text.unseen}>
        {current && [place, current.title].filter(Boolean).join(': ')}
      </p>
      {rejecting && !isCompany(name) && <RejectDialog {...rejecting} onClose={stopAsking} onReject={reject} />}
      {rejecting &&
        isCompany(name) &&
        refusalOf(rejecting.one, {
          open: rejecting.open,
          onClose: stopAsking,
          onDone: () => leave(rejecting.one),
        })}
    </>
  )
}

/** The words that the other side reads instead of a held text: those typed, else the text without what was found. */
function wordsOf(one: Waiting, typed: string | undefined): string | undefined {
  if (one.queue !== 'held' || isFileField(one.thing.field)) return undefined
  const words = typed ?? one.thing.masked ?? ''
  return words === one.thing.text ? undefined : words
}
