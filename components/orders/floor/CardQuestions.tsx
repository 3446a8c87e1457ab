'use client'

import { Button } from '@/components/ui/controls/Button'
import { newKey } from '@/lib/client/idempotency-key'
import { isOld, type QueueItem } from '@/lib/client/queue/item'
import { sendNow } from '@/lib/client/queue/sender'
import { changeItem, removeItem } from '@/lib/client/queue/store'
import { useNow } from '@/components/ui/hooks/useNow'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { ago } from '@/lib/terms/format'
import { AskDocument } from './AskDocument'
import { actInWords, hour } from './words'
import css from './Floor.module.css'

type Props = { order: FloorOrder; items: readonly QueueItem[] }

/** What waits for an answer of the person: which document a photo is, a conflict, a refusal, an old update. */
export function CardQuestions({ order, items }: Props) {
  const now = useNow()
  const asking = items.filter(({ state }) => state === 'asking')
  return (
    <>
      {asking.length > 0 && <AskDocument order={order} photos={asking} />}
      {items.map((item) => {
        if (item.state === 'conflict') return <Conflict key={item.id} item={item} order={order} />
        if (item.state === 'refused') return <Refused key={item.id} item={item} />
        if (item.state === 'waiting' && isOld(item, now)) return <Old key={item.id} item={item} now={now} />
        return null
      })}
    </>
  )
}

async function sendAgain({ id }: QueueItem, change: Partial<QueueItem> = {}) {
  // Another body needs another key, and this one was not done.
  await changeItem(id, { state: 'waiting', key: newKey(), message: undefined, now: undefined, ...change })
  sendNow()
}

/** The next updates of the order were held up behind this one. */
async function drop({ id }: QueueItem) {
  await removeItem(id)
  sendNow()
}

function Conflict({ item, order }: { item: QueueItem; order: FloorOrder }) {
  const is = item.now ?? order
  const anyway = () =>
    item.kind === 'status' && void sendAgain(item, { body: { status: item.body.status } } as Partial<QueueItem>)
  return (
    <div role="alert" className={css.question}>
      <p className={css.ask}>Someone was faster</p>
      <dl className={css.sides}>
        <dt>You</dt>
        <dd>{`${actInWords(item)}, ${hour(item.doneAt)}`}</dd>
        <dt>Now</dt>
        <dd>{`${workorderFlow.states[is.status].label}, since ${hour(is.since)}`}</dd>
      </dl>
      <div className={css.answers}>
        <Button variant="contained" onClick={anyway}>
          Do it anyway
        </Button>
        <Button onClick={() => void drop(item)}>Drop mine</Button>
      </div>
    </div>
  )
}

function Refused({ item }: { item: QueueItem }) {
  return (
    <div role="alert" className={css.question}>
      <p className={css.ask}>{`${actInWords(item)}, ${hour(item.doneAt)}: not taken`}</p>
      <p>{item.message}</p>
      <div className={css.answers}>
        <Button variant="contained" onClick={() => void sendAgain(item)}>
          Try again
        </Button>
        <Button onClick={() => void drop(item)}>Drop</Button>
      </div>
    </div>
  )
}

function Old({ item, now }: { item: QueueItem; now: number }) {
  const send = async () => {
    await changeItem(item.id, { isOldWanted: true })
    sendNow()
  }
  return (
    <div className={css.question}>
      <p className={css.ask}>{`${actInWords(item)}, ${ago(item.doneAt, now)}: send it now?`}</p>
      <p>It has waited for more than a day. Look whether it still holds.</p>
      <div className={css.answers}>
        <Button variant="contained" onClick={() => void send()}>
          Send
        </Button>
        <Button onClick={() => void drop(item)}>Drop</Button>
      </div>
    </div>
  )
}
