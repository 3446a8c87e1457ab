'use client'

import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { newKey } from '@/lib/client/idempotency-key'
import { isOld, type QueueItem } from '@/lib/client/queue/item'
import { sendNow } from '@/lib/client/queue/sender'
import { changeItem, removeItem } from '@/lib/client/queue/store'
import { useLanguage, useSay } from '@/lib/client/words'
import { useNow } from '@/components/ui/hooks/useNow'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { daysUntil } from '@/lib/terms/format'
import { AskDocument } from './AskDocument'
import { FloorQuestion } from './FloorQuestion'
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
    <FloorQuestion role="alert" title={say('conflict.title')}>
      <dl className={css.sides}>
        <Text as="dt" tone="secondary">
          {say('conflict.you')}
        </Text>
        <Text as="dd" weight="strong">
          {say('last.at', { what: actInWords(say, item), time: hour(item.doneAt) })}
        </Text>
        <Text as="dt" tone="secondary">
          {say('conflict.now')}
        </Text>
        <Text as="dd" weight="strong">
          {say('conflict.since', { status: say(`status.${is.status}`), time: hour(is.since) })}
        </Text>
      </dl>
      <Answers yes={say('conflict.anyway')} onYes={anyway} no={say('conflict.drop')} onNo={() => void drop(item)} />
    </FloorQuestion>
  )
}

function Refused({ item }: { item: QueueItem }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <FloorQuestion role="alert" title={say('refused.title', { what: actInWords(say, item), time: hour(item.doneAt) })}>
      <p>{refusalInWords(say, language, item.kind, item.refusal ?? {})}</p>
      <Answers
        yes={say('tryAgain')}
        onYes={() => void sendAgain(item)}
        no={say('refused.drop')}
        onNo={() => void drop(item)}
      />
    </FloorQuestion>
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
    <FloorQuestion title={say('old.title', { n, what: actInWords(say, item) })}>
      <p>{say('old.text')}</p>
      <Answers yes={say('old.send')} onYes={() => void send()} no={say('refused.drop')} onNo={() => void drop(item)} />
    </FloorQuestion>
  )
}

type AnswersProps = { yes: string; no: string; onYes: () => void; onNo: () => void }

/** The two answers to a question: send it, or drop it. */
const Answers = ({ yes, no, onYes, onNo }: AnswersProps) => (
  <Row wrap gap="small">
    <Button size="large" variant="contained" onClick={onYes}>
      {yes}
    </Button>
    <Button size="large" onClick={onNo}>
      {no}
    </Button>
  </Row>
)
