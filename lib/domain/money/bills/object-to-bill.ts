import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { Bill, bills } from '../../../contract/money/bills'
import { dueOf } from '../../../rules/money/msme-clock'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { aboutBill, findBill, toBill } from './bill'
import { lockBill } from './judge-bill'

/** An admin objects to the goods of a bill in writing, or records that the supplier has removed the cause. */
export const objectToBill = command(
  'bill.object',
  async (scope, { id, text, removedOn }: Input<typeof bills.object>): Promise<Bill> => {
    const { tx, emit, viewer } = scope
    const bill = await lockBill(scope, id)
    if (bill.status === 'withdrawn') throw new Problem('conflict', 'This bill is withdrawn')
    const today = isoDay(actTime().getTime())
    if (text && bill.objection) throw new Problem('conflict', 'An objection is recorded already')
    if (!text && !bill.objection) throw new Problem('conflict', 'No objection is recorded')
    if (removedOn && bill.objection?.removedOn) throw new Problem('conflict', 'Its cause is removed already')
    if (removedOn && removedOn < bill.objection!.on) throw invalid('removedOn', 'It can’t be before the objection')
    await tx.bill.update({
      where: { id },
      data: text ? { objection: text, objectedOn: new Date(today) } : { removedOn: new Date(removedOn!) },
    })
    const objection = text ? { on: today, removedOn: null } : { on: bill.objection!.on, removedOn: removedOn! }
    for (const { no, deliveredOn, days } of bill.lines) {
      const dueOn = dueOf(deliveredOn, days, objection)
      await tx.billLine.update({
        where: { billId_lineNumber: { billId: id, lineNumber: no } },
        data: { dueOn: dueOn === null ? null : new Date(dueOn) },
      })
    }
    const after = await findBill(scope, id)
    emit('bill.objected', { ...aboutBill(after), text: text ?? null })
    return toBill(after, viewer)
  },
)
