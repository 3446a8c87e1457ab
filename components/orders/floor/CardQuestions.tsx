'use client'

import { Button } from '@/components/ui/controls/Button'
import { newKey } from '@/lib/client/idempotency-key'
import { isOld, type QueueItem } from '@/lib/client/queue/item'
import { sendNow } from '@/lib/client/queue/sender'
import { changeItem, removeItem } from '@/lib/client/queue/store'
import { useLanguage, useSay } from '@/lib/client/words'
import { useNow } from '@/components/ui/hooks/useNow'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { daysUntil } from '@/lib/terms/format'
import { AskDocument } from './AskDocument'
import { refusalInWords } from './refusal'
import { actInWords, hour } from './words'
import css from './Floor.module.css'

type Props = { order: FloorOrder; items: readonly QueueItem[] }

/** What waits for an answer of the person: which document a photo is, a conflict, a refusal, an old update. */
export default function CardQuestions({ order, items }: Props) {
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
  await changeItem(id, { state: 'waiting', key: newKey(), refusal: undefined, now: undefined, ...change })
  sendNow()
}

/** The next updates of the order were held up behind this one. */
async function drop({ id }: QueueItem) {
  await removeItem(id)
  sendNow()
}

function Conflict({ item, order }: { item: QueueItem; order: FloorOrder }) {
  const say = useSay()
  const is = item.now ?? order
  const anyway = () =>
    item.kind === 'status' && void sendAgain(item, { body: { status: item.body.status } } as Partial<QueueItem>)
  return (
    <div role="alert" className={css.question}>
      <p className={css.ask}>{say('conflict.title')}</p>
      <dl className={css.sides}>
        <dt>{say('conflict.you')}</dt>
        <dd>{say('last.at', { what: actInWords(say, item), time: hour(item.doneAt) })}</dd>
        <dt>{say('conflict.now')}</dt>
        <dd>{say('conflict.since', { status: say(`status.${is.status}`), time: hour(is.since) })}</dd>
      </dl>
      <div className={css.answers}>
        <Button variant="contained" onClick={anyway}>
          {say('conflict.anyway')}
        </Button>
        <Button onClick={() => void drop(item)}>{say('conflict.drop')}</Button>
      </div>
    </div>
  )
}

function Refused({ item }: { item: QueueItem }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div role="alert" className={css.question}>
      <p className={css.ask}>{say('refused.title', { what: actInWords(say, item), time: hour(item.doneAt) })}</p>
      <p>{refusalInWords(say, language, item.kind, item.refusal ?? {})}</p>
      <div className={css.answers}>
        <Button variant="contained" onClick={() => void sendAgain(item)}>
          {say('tryAgain')}
        </Button>
        <Button onClick={() => void drop(item)}>{say('refused.drop')}</Button>
      </div>
    </div>
  )
}

function Old({ item, now }: { item: QueueItem; now: number }) {
  const say = useSay()
  const n = Math.max(1, -daysUntil(item.doneAt, now))
  const send = async () => {
    await changeItem(item.id, { isOldWanted: true })
    sendNow()
  }
  return (
    <div className={css.question}>
      <p className={css.ask}>{say('old.title', { n, what: actInWords(say, item) })}</p>
      <p>{say('old.text')}</p>
      <div className={css.answers}>
        <Button variant="contained" onClick={() => void send()}>
          {say('old.send')}
        </Button>
        <Button onClick={() => void drop(item)}>{say('refused.drop')}</Button>
      </div>
    </div>
  )
}
