'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { Button } from '@/components/ui/controls/Button'
import { useApi } from '@/lib/client/api'
import { useLanguage, useSay } from '@/lib/client/words'
import type { QueueItem } from '@/lib/client/queue/item'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { displayId } from '@/lib/terms/nouns'
import { FloorCard } from './FloorCard'
import { failureInWords } from './refusal'

type Props = {
  id: number
  /** The order as the card showed it before. */
  known?: FloorOrder
  items: readonly QueueItem[]
  onClose: () => void
} & Pick<Parameters<typeof FloorCard>[0], 'member' | 'onMeasure' | 'onDrawing'>

/** An order that is open and has no card of its own: it is completed, stopped, or was scanned and is not this shop's. */
export default function FoundCard({ id, known, items, onClose, ...props }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data, error } = useApi('GET /api/floor/{id}', { id })
  const close = <Button onClick={onClose}>{say('close')}</Button>
  const order = data ?? known
  if (error && !order)
    return (
      <div role="alert">
        <Notice tone="warning" title={say('found.failed', { order: displayId('workorder', id) })} action={close}>
          {error.code === 'not_found' ? say('found.notYours') : failureInWords(say, language, 'page', error)}
        </Notice>
      </div>
    )
  if (!order) return null
  const own = items.filter((item) => item.order === id)
  return <FloorCard order={order} items={own} isOpen onToggle={onClose} {...props} />
}
