import type { PaymentStatus, WorkorderStatus } from '../../../lib/contract/orders/workorders'
import type { Buyer, Shop } from './companies'
import type { Random } from './random'
import { trades } from './words'

/** Days ago. */
type Day = number

export type Offer = { shop: Shop; day: Day; price: number; lead: number }
export type Order = {
  day: Day
  machineId: number | null
  /** Days from today; null: none was agreed. */
  due: number | null
  status: WorkorderStatus
  steps: [Day, WorkorderStatus, note?: string][]
  progress: [Day, pieces: number, expected: number | null] | null
  paid: [Day, PaymentStatus][]
  poNumber: string | null
}
/** An inquiry and what came of it: the first offer is the one that was taken. */
export type Life = {
  buyer: Buyer
  process: string
  name: string
  partNumber: string | null
  revision: string | null
  quantity: number
  material: string
  day: Day
  target: number
  offers: Offer[]
  accepted: Day | null
  /** An inquiry without an order that is closed. */
  closed: 'rejected' | null
  order: Order | null
}

const PERIOD = 520
const troubles = [
  'Material came with the wrong certificate, replacement is on its way',
  'Spindle is down, the bearing is changed tomorrow',
  'First piece out by 0.05, the fixture is reworked',
] as const

/** Lives of so many orders, and of the inquiries beside them that have none. */
export function livesOf(random: Random, world: { buyers: Buyer[]; shops: Shop[] }, orders: number): Life[] {
  const made = Array.from({ length: orders }, (_, n) => begin(n, 0.4 + PERIOD * random.next() ** 1.3, true))
  const others = Array.from({ length: Math.round(orders / 7) }, (_, n) =>
    begin(orders + n, n % 3 ? random.between(30, PERIOD) : random.between(0.2, 24), false),
  )
  return [...made, ...others]

  function begin(n: number, day: Day, isOrdered: boolean): Life {
    const there = world.shops.filter(({ since }) => since > day + 20)
    const { process, parts, materials } = random.one(
      trades.filter((one) => there.some(({ machines }) => machines.has(one.process))),
    )
    const able = there.filter(({ machines }) => machines.has(process))
    const buyer = random.one(world.buyers.filter(({ since }) => since > day + 20))
    const quantity = random.one([4, 10, 12, 25, 40, 60, 100, 150, 250, 400, 800])
    const price = Math.round((random.between(18_000, 420_000) / 500) * 500)
    const lead = random.whole(12, 40)
    const isSparse = !isOrdered && random.inHundred(40)
    const offers = shuffled(able)
      .slice(0, isOrdered ? random.whole(1, 3) : isSparse ? 0 : random.whole(1, 2))
      .map((shop, at): Offer => ({
        shop,
        lead,
        day: isOrdered ? day + 1.5 + at / 4 : day - Math.min(day / 2, 1.5) - at / 10,
        price: Math.round(price * (1 + at * 0.06)),
      }))
    const asked = isOrdered ? day + random.between(3, 9) : day
    const taken = isOrdered ? offers[0] : undefined
    return {
      buyer,
      process,
      quantity,
      day: asked,
      target: Math.round(lead + 4 - day),
      offers,
      name: `${random.one(parts)} ${buyer.prefix}-${1000 + n}`,
      partNumber: random.inHundred(80) ? `${buyer.prefix}-${1000 + n}` : null,
      revision: random.inHundred(70) ? random.one(['A', 'B', 'C', 'D']) : null,
      material: random.one(materials),
      accepted: taken ? day + random.between(0.3, 1.2) : null,
      closed: !isOrdered && day > 30 ? 'rejected' : null,
      order: taken ? orderOf(day, taken, process, quantity, `${buyer.prefix}-PO-${4000 + n}`) : null,
    }
  }

  /** How far an order of that day is, by its lead time and some luck. */
  function orderOf(day: Day, { shop, lead }: Offer, process: string, quantity: number, po: string): Order {
    const luck = random.next()
    const slip = luck < 0.72 ? -random.between(0, 5) : luck < 0.94 ? random.between(0, 5) : random.between(5, 18)
    const done = day - lead - slip
    const isDone = done > 0.3
    const part = Math.min(0.96, day / (lead + slip))
    const at = (share: number) => day - (isDone ? day - done : lead + slip) * share
    const stages: [number, WorkorderStatus][] = [
      [0.08, 'started'],
      [0.2, 'in_progress'],
      [0.88, 'quality_check'],
    ]
    const steps: Order['steps'] = stages.flatMap(([share, status]) =>
      isDone || share < part ? [[at(share), status]] : [],
    )
    if (isDone) steps.push([done, 'completed', random.inHundred(60) ? 'Dispatched with report' : undefined])
    else if (steps.length && random.inHundred(9))
      steps.push([day - (day - at(part)) * 0.97, 'issues', random.one(troubles)])
    const status = steps.at(-1)?.[1] ?? 'pending'
    const due = random.inHundred(97) ? Math.round(lead - day) : null
    const isMaking = !isDone && part > 0.3 && random.inHundred(75)
    return {
      day,
      status,
      due,
      steps,
      machineId: random.inHundred(85) ? (random.one(shop.machines.get(process)!) ?? null) : null,
      progress: isMaking
        ? [day * 0.04, Math.floor(quantity * part), due !== null && due < 1 ? random.whole(1, 6) : null]
        : null,
      paid: isDone ? paymentsOf(done) : [],
      poNumber: random.inHundred(70) ? po : null,
    }
  }

  /** The older a delivery, the more likely it is paid. */
  function paymentsOf(done: Day): Order['paid'] {
    const paid: Order['paid'] = []
    if (done > 12 && random.inHundred(30)) paid.push([done * 0.7, 'partial'])
    if (random.inHundred(done > 75 ? 95 : done > 30 ? 55 : 15)) paid.push([done * 0.4, 'complete'])
    return paid
  }

  function shuffled<T>(list: T[]): T[] {
    return list
      .map((one) => ({ one, key: random.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one)
  }
}
