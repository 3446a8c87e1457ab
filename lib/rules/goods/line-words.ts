import type { ShipmentLine } from '../../contract/orders/shipment'
import { count } from '../../terms/format'
import { quantityText } from '../../terms/paise'

type Of = Pick<ShipmentLine, 'quantity' | 'quantityMilli' | 'uqc'>

/** A count of a line in its unit: '200 pcs', of material '250 KGS'. */
export const inUnitOf = ({ quantity, uqc }: Of, n: number): string =>
  quantity === null ? `${quantityText(n)} ${uqc}` : `${count(n)} pcs`

/** What was packed of a line: '200 pcs', '250 KGS'. */
export const amountOf = (line: Of): string => inUnitOf(line, line.quantity ?? line.quantityMilli ?? 0)
