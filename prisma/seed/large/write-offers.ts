import { db } from '../../../lib/infra/db/db'
import { dayAt } from '../scenes'
import { idsOf, inBatches, type Happening, type Person } from './happening'
import type { Offer } from './lives'
import { aboutInquiry, type Chapter } from './chapter'
import { writeOrders } from './write-orders'

const DAY = 86_400_000
/** Days for which a price holds. */
const VALID = 30

type Quoted = { id: number; life: Chapter; offer: Offer; state: 'accepted' | 'rejected' | 'pending' }

/** Writes the quotations and the orders that came of them. Gives what happened to both. */
export async function writeOffers(lives: Chapter[], admin: Person): Promise<Happening[]> {
  const offers = lives
    .flatMap((life) => life.offers.map((offer, place) => ({ life, offer, state: stateOf(life, place) })))
    .toSorted((a, b) => b.offer.day - a.offer.day)
  const ids = await idsOf('quotations', offers.length)
  const quoted = offers.map((one, n): Quoted => ({ ...one, id: ids[n]! }))
  await inBatches(quoted, (some) => db().quotation.createMany({ data: some.map(rowOf) }))
  const taken = quoted.filter(({ state }) => state === 'accepted')
  const orders = await writeOrders(
    taken.map(({ life, id }) => ({ life, quotationId: id })),
    admin,
  )
  return [...quoted.flatMap(answered), ...orders]
}

/** The first offer is the one that was taken, if any was. */
function stateOf({ accepted, closed }: Chapter, place: number): Quoted['state'] {
  if (accepted === null) return closed ? 'rejected' : 'pending'
  return place === 0 ? 'accepted' : 'rejected'
}

const validUntil = ({ day }: Offer) => new Date(dayAt(day).getTime() + VALID * DAY)

const rowOf = ({ id, life, offer, state }: Quoted) => ({
  id,
  inquiryId: life.id,
  supplierId: offer.shop.id,
  price: offer.price,
  leadDays: offer.lead,
  status: state,
  details: `Ex works, ${offer.lead} days from the order, report with the lot.`,
  poNumber: state === 'accepted' ? life.order!.poNumber : null,
  validUntil: validUntil(offer),
  createdAt: dayAt(offer.day),
})

/** It was given, and answered if it was. */
function answered({ id, life, offer, state }: Quoted): Happening[] {
  const about = { ...aboutInquiry(life), quotationId: id, supplierId: offer.shop.id, price: offer.price }
  const until = { supplierName: offer.shop.companyName, validUntil: validUntil(offer).toISOString() }
  const created: Happening = {
    kind: 'quotation.created',
    data: { ...about, ...until, from: null, to: 'pending' },
    at: dayAt(offer.day),
    by: offer.shop,
  }
  const answer = { at: dayAt(life.accepted ?? offer.day * 0.6), by: life.buyer }
  if (state === 'accepted')
    return [created, { kind: 'quotation.accepted', data: { ...about, from: 'pending', to: state }, ...answer }]
  if (state === 'pending') return [created]
  const data = { ...about, from: 'pending', to: state, following: life.accepted !== null } as const
  return [created, { kind: 'quotation.rejected', data, ...answer }]
}
