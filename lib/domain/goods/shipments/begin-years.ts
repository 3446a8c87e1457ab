import { isMaterial, sinceOfCustomers } from '../../../rules/goods/material'
import type { WriteScope } from '../../core/verb'
import { movedMaterial } from './material-lines'
import type { ShipmentRow } from './shipment'

type Line = ShipmentRow['lines'][number]

/**
 * Material leaves for its supplier: from this day its year runs (s.143). That of a customer's material runs from the customer's own
 * document; what came first goes on first.
 */
export async function beginYears(scope: WriteScope, lines: readonly Line[], sentOn: string) {
  for (const line of lines) {
    if (!isMaterial(line.purpose)) continue
    const since = line.material!.owner === 'customer' ? await sinceOf(scope, line) : null
    await scope.tx.shipmentLine.update({ where: { id: line.id }, data: { since: new Date(since ?? sentOn) } })
  }
}

/** The day of the customer's document with which this line's material came. */
async function sinceOf(scope: WriteScope, { workorderId, purpose, material }: Line): Promise<string | null> {
  const moved = await movedMaterial(scope, workorderId)
  const same = moved.filter((one) => one.owner === 'customer' && one.purpose === purpose && one.uqc === material!.uqc)
  const before = same
    .filter(({ leg, since }) => leg === 'to_supplier' && since !== null)
    .reduce((sum, { quantityMilli, received }) => sum + (received ?? quantityMilli), 0)
  return sinceOfCustomers(
    same.filter(({ leg }) => leg === 'from_customer'),
    before,
  )
}
