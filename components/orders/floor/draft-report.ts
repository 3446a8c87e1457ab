import { send } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { ReportKind } from '@/lib/contract/orders/report'
import type { FloorOrder } from '@/lib/contract/orders/floor'

/** The draft of a kind, as the card knows it. */
const draftOf = (order: FloorOrder, kind: ReportKind) =>
  kind === 'first_article' ? order.firstArticleReport : order.report

/** The report of an order that is being measured, of this kind; begun now if there is none. */
export async function draftReport(order: FloorOrder, kind: ReportKind): Promise<{ id: number; isNew: boolean }> {
  const { id } = order
  const report = draftOf(order, kind)
  if (report) return { id: report, isNew: false }
  // What is measured again has the same characteristics.
  const copyOf = kind === 'first_article' ? order.firstArticle?.reportId : null
  try {
    const begun = await send('POST /api/workorders/{id}/reports', { id, kind, copyOf }, { idempotencyKey: newKey() })
    return { id: begun.id, isNew: !copyOf }
  } catch (error) {
    // Somebody has begun it since the card was read.
    const known = error instanceof Problem && error.code === 'conflict' && (await call('GET /api/floor/{id}', { id }))
    const begun = known && draftOf(known, kind)
    if (begun) return { id: begun, isNew: false }
    throw error
  }
}
