import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { awaitsFirstArticle, needsFirstArticle } from '@/lib/rules/orders/first-article'
import type { QueueItem } from '@/lib/client/queue/item'

/** The status that the person wants: that of the last update which waits, else the order's own. */
export function wantedStatus(order: FloorOrder, items: readonly QueueItem[]): WorkorderStatus {
  const waits = items.filter((item) => item.order === order.id && item.state === 'waiting')
  const last = waits.findLast(({ kind }) => kind === 'status' || kind === 'problem')
  if (!last) return order.status
  return last.kind === 'status' ? last.body.status : 'issues'
}

/** The documents that the order lacks even when the photos which wait have arrived. */
export function stillMissing(order: FloorOrder, items: readonly QueueItem[]): DocumentKind[] {
  const own = items.filter((item) => item.order === order.id)
  const onTheWay = own.flatMap((item) => {
    if (item.kind === 'photo') return item.body.document
    return item.kind === 'shipment' ? item.blobs.map(({ document }) => document) : []
  })
  return order.missing.filter((kind) => !onTheWay.includes(kind))
}

/** The first article that the order's next step waits for; null when that is open. A card that a phone kept from before knows of none. */
export const firstArticleBefore = ({ firstArticle = null }: FloorOrder, next: WorkorderStatus | null) =>
  next && needsFirstArticle(next) && awaitsFirstArticle(firstArticle) ? firstArticle : null
