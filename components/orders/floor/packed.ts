import type { Packed, QueueItem } from '@/lib/client/queue/item'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import type { ShipmentPaperKind } from '@/lib/contract/orders/shipment'

/** As the server has them; the office can pack more. */
const BOXES_MAX = 999
const KG_MAX = 40_000

/** A field of the form that isn't right. */
export type Wrong = 'pieces' | 'boxes' | 'weight' | 'number' | 'vehicle'

/** How many pieces the form begins with: those that come next, as far as they are not packed yet. */
export const firstPieces = ({ nextDelivery }: Pick<FloorOrder, 'nextDelivery'>, left: number) =>
  Math.min(left, nextDelivery?.quantity ?? left)

/** Pieces that can still be packed when those that wait here are. A card that a phone kept from before knows of none. */
export function leftToPack({ id, toPack = 0 }: FloorOrder, items: readonly QueueItem[]): number {
  const waits = items.filter((item) => item.order === id && item.state !== 'refused')
  return Math.max(
    0,
    waits.reduce((left, item) => left - (item.kind === 'shipment' ? item.body.quantity : 0), toPack),
  )
}

/** What a form says was packed, or its first field that isn't right. What is gone has boxes, a document and a vehicle. */
export function packedFrom(form: FormData, today: string): { packed: Packed; wrong?: Wrong } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [quantity, packages, weight] = [Number(text('quantity')), Number(text('packages')), text('weight')]
  const grams = Math.round(Number(weight.replace(',', '.')) * 1000)
  const isGone = form.has('gone')
  const number = text('number')
  const vehicle = text('vehicle')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  const packed: Packed = {
    quantity,
    ...(packages && { packages }),
    ...(weight && { weightGrams: grams }),
    ...(isGone && {
      gone: { paper: { kind: text('paper') as ShipmentPaperKind, number, on: today }, vehicle, on: today },
    }),
  }
  if (!isWhole(quantity)) return { packed, wrong: 'pieces' }
  if ((packages || isGone) && !(isWhole(packages) && packages <= BOXES_MAX)) return { packed, wrong: 'boxes' }
  if (weight && !(grams >= 1 && grams <= KG_MAX * 1000)) return { packed, wrong: 'weight' }
  if (isGone && !number) return { packed, wrong: 'number' }
  if (isGone && !/^[A-Z0-9]{7,15}$/.test(vehicle)) return { packed, wrong: 'vehicle' }
  return { packed }
}

const isWhole = (n: number) => Number.isSafeInteger(n) && n > 0
