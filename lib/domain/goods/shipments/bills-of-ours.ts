import { totalsOf } from '../../../rules/core/gst'
import { isService } from '../../../rules/core/hsn'
import type { ReadScope } from '../../core/verb'
import { ourPapersOf, type OurPaper } from '../../facts/our-papers'
import { itemOf, subTypeOf, type Bill, type ItemOfBill } from './eway-file'
import { goodsOfOrder } from './goods-of-order'
import { worthOf, type OrderOfGoods } from './order-worth'
import type { Place } from './place'
import type { ShipmentRow } from './shipment'

/** Our invoices and challans of a shipment that left the hub, as the portal takes them. Each says where its goods go. */
export async function billsOfOurs(scope: ReadScope, shipment: ShipmentRow, from: Place): Promise<Bill[]> {
  const ours = await ourPapersOf(scope.rows, shipment.id)
  const orders = await worthOf(
    scope,
    shipment.lines.map(({ workorderId }) => workorderId),
  )
  return shipment.papers.flatMap((paper) => {
    const own = ours.find(({ id }) => id === paper.id)
    return own ? { ...billOf(own, shipment, orders, paper), from, paper, travel: shipment } : []
  })
}

function billOf(
  own: OurPaper,
  shipment: ShipmentRow,
  orders: ReadonlyMap<number, OrderOfGoods>,
  paper: ShipmentRow['papers'][number],
): Pick<Bill, 'subType' | 'to' | 'split' | 'items' | 'totalPaise'> {
  const lines = own.lines.filter(({ of }) => of === 'order')
  const material = shipment.lines.filter((line) => line.material)
  const isMaterial = (line: OurPaper['lines'][number]) =>
    material.some((one) => one.workorderId === line.workorderId && one.material!.description === line.description)
  const items = lines.map((line): ItemOfBill => {
    const order = orders.get(line.workorderId)!
    if (isMaterial(line)) return { ...line, name: line.description }
    if (order.supply === 'goods' && !isService(line.hsn)) return { ...line, name: line.description }
    // Goods of work on them are worth more than the charge, and have a code of their own.
    const { quantity } = shipment.lines.find(({ workorderId }) => workorderId === line.workorderId)!
    return { ...itemOf(goodsOfOrder(order, quantity!, line.description), own.split, false) }
  })
  const of = lines.filter((line) => !isMaterial(line)).map(({ workorderId }) => orders.get(workorderId)!)
  const isWork = of.some(({ supply }) => supply === 'jobwork')
  return {
    subType: own.isLot ? 9 : own.isReturn ? 8 : subTypeOf(paper, of),
    to: placeOf(own),
    split: own.split,
    items,
    totalPaise: isWork ? totalsOf(items).totalPaise : own.valuePaise,
  }
}

/** The customer or the supplier, at the address to which the goods go. */
function placeOf({ buyer: { name, gstin, address }, deliverTo }: OurPaper): Place {
  const isRegistered = deliverTo.line1 === address.line1 && deliverTo.pin === address.pin
  return { name, gstin, ...deliverTo, registered: isRegistered, taxed: gstin !== null }
}
