'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { Button } from '@/components/ui/controls/Button'
import { useApi } from '@/lib/client/api'
import type { QueueItem } from '@/lib/client/queue/item'
import { displayId } from '@/lib/terms/nouns'
import { FloorCard } from './FloorCard'

type Props = { id: number; member: number; items: readonly QueueItem[]; onClose: () => void }

/** An order that was scanned or linked and has no card below: it is completed, stopped, or not this shop's. */
export function FoundCard({ id, member, items, onClose }: Props) {
  const { data, error } = useApi('GET /api/floor/{id}', { id })
  const close = <Button onClick={onClose}>Close</Button>
  if (error && !data)
    return (
      <div role="alert">
        <Notice tone="warning" title={`${displayId('workorder', id)} can’t be shown`} action={close}>
          {error.code === 'not_found' ? 'It is no order of your company.' : error.message}
        </Notice>
      </div>
    )
  if (!data) return null
  const own = items.filter((item) => item.order === id)
  return <FloorCard order={data} member={member} items={own} isOpen onToggle={onClose} />
}
