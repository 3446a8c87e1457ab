import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { aboutReceipt, findReceipt } from './receipt'

/** Settles a part of a locked order without money: what was paid before receipts were kept, or what is waived. */
export async function addAdjustment(
  scope: WriteScope,
  { id: workOrderId, customerId }: { id: number; customerId: number | null },
  paise: number,
  note: string,
) {
  const { tx, viewer, emit } = scope
  const { id } = await tx.receipt.create({
    data: {
      customerId: customerId!,
      status: 'received',
      mode: 'adjustment',
      amountPaise: paise,
      note,
      createdBy: viewer.member.id,
      receivedOn: new Date(isoDay(actTime().getTime())),
      allocations: { create: { workOrderId, paise } },
    },
  })
  emit('receipt.adjusted', { ...aboutReceipt(await findReceipt(scope, id)), from: null, to: 'received' })
}

/** Takes back the adjustments of a locked order. */
export async function reverseAdjustments(scope: WriteScope, workOrderId: number, reason: string) {
  const { tx, rows, emit } = scope
  const adjustments = await rows<{ id: number }>(sql`
    SELECT r.id FROM receipts r JOIN allocations a ON a.receipt_id = r.id
    WHERE a.work_order_id = ${workOrderId} AND r.status = 'received' AND r.mode = 'adjustment' ORDER BY r.id`)
  for (const { id } of adjustments) {
    const data = { status: 'reversed', refusal: reason, reversedOn: new Date(isoDay(actTime().getTime())) } as const
    await tx.receipt.update({ where: { id }, data })
    emit('receipt.reversed', {
      ...aboutReceipt(await findReceipt(scope, id)),
      from: 'received',
      to: 'reversed',
      note: reason,
      silent: true,
    })
  }
}
