import { send } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { newKey } from '@/lib/client/idempotency-key'
import { Problem } from '@/lib/contract/core/problem'
import type { FloorOrder } from '@/lib/contract/orders/floor'

/** The inspection report of an order that is being measured; begun now if there is none. */
export async function draftReport({ id, report }: FloorOrder): Promise<{ id: number; isNew: boolean }> {
  if (report) return { id: report, isNew: false }
  try {
    const begun = await send(
      'POST /api/workorders/{id}/reports',
      { id, kind: 'inspection' },
      { idempotencyKey: newKey() },
    )
    return { id: begun.id, isNew: true }
  } catch (error) {
    // Somebody has begun it since the card was read.
    const known = error instanceof Problem && error.code === 'conflict' && (await call('GET /api/floor/{id}', { id }))
    if (known && known.report) return { id: known.report, isNew: false }
    throw error
  }
}
