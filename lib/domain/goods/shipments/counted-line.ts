import { invalid } from '../../../contract/core/problem'
import { count } from '../../../terms/format'
import { quantityText } from '../../../terms/paise'
import type { ShipmentRow } from './shipment'

type Line = Pick<ShipmentRow['lines'][number], 'quantity' | 'material'>

/** A count of a line in a sentence: '180', of material '250 KGS'. */
export const countWords = ({ material }: Pick<Line, 'material'>, n: number): string =>
  material ? `${quantityText(n)} ${material.uqc}` : count(n)

/** 400 for more material, tools or returned pieces than were sent. */
export function assertSent({ quantity, material }: Line, received: number, path: string) {
  const sent = quantity ?? material!.quantityMilli
  if (received <= sent) return
  throw invalid(path, `At most ${countWords({ material }, sent)}${material ? '' : ' pcs'} were sent`)
}
