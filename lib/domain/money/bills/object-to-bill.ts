import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { Bill, bills } from '../../../contract/money/bills'
import { dueOfLine } from '../../../rules/money/objected-pieces'
import { isoDay } from '../../../terms/format'
import { quantityText } from '../../../terms/paise'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { aboutBill, findBill, toBill, type BillRow } from './bill'
import { lockBill } from './judge-bill'

/** An admin objects to the goods of a bill in writing, or records that the supplier has removed the cause. */
export const objectToBill = command(
  'bill.object',
  async (scope, { id, text, pieces, removedOn }: Input<typeof bills.object>): Promise<Bill> => {
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
    const named = text ? piecesNamed(bill, pieces) : null
    for (const line of bill.lines) {
      const objectedMilli = named ? (named.get(line.no) ?? 0) : line.objectedMilli
      const dueOn = dueOfLine({ ...line, objectedMilli }, objection)
      await tx.billLine.update({
        where: { billId_lineNumber: { billId: id, lineNumber: line.no } },
        data: { objectedMilli, dueOn: dueOn === null ? null : new Date(dueOn) },
      })
    }
    const after = await findBill(scope, id)
    emit('bill.objected', { ...aboutBill(after), text: text ?? null, pieces: sumOfPieces(pieces) })
    return toBill(after, viewer)
  },
)

const sumOfPieces = (pieces: Input<typeof bills.object>['pieces']) =>
  pieces ? pieces.reduce((sum, { quantity }) => sum + quantity, 0) : null

/** The pieces that an objection names (thousandths) by the number of their line; null where it names none. */
function piecesNamed({ lines }: BillRow, pieces: Input<typeof bills.object>['pieces']): Map<number, number> | null {
  if (!pieces) return null
  const named = new Map<number, number>()
  pieces.forEach(({ no, quantity }, n) => {
    const line = lines.find((one) => one.no === no && one.quantityMilli > 0)
    if (!line) throw invalid(`pieces.${n}.no`, 'Choose a line of this bill')
    if (named.has(no)) throw invalid(`pieces.${n}.no`, `Line ${no} appears here twice`)
    if (quantity * 1000 > line.quantityMilli)
      throw invalid(`pieces.${n}.quantity`, `Line ${no} has ${quantityText(line.quantityMilli)} pieces`)
    named.set(no, quantity * 1000)
  })
  return named
}
