import type { InquiryStatus } from '../../../lib/contract/trade/inquiries'
import { db } from '../../../lib/infra/db/db'
import { dateIn, dayAt } from '../scenes'
import { idsOf, inBatches, type Happening, type Person } from './happening'
import { aboutInquiry, type Chapter } from './chapter'
import type { Life } from './lives'
import type { Random } from './random'
import { writeOffers } from './write-offers'

/** Cases of the last days have an owner. */
const OWNED_DAYS = 60

/** Writes inquiries, quotations and orders in bulk. Gives what happened to them. */
export async function writeLives(random: Random, lives: Life[], admins: readonly Person[]): Promise<Happening[]> {
  const inOrder = lives.toSorted((a, b) => b.day - a.day)
  const ids = await idsOf('inquiries', inOrder.length)
  const processes = await processIds()
  const chapters = inOrder.map((life, n): Chapter => ({
    ...life,
    id: ids[n]!,
    ownerId: life.day < OWNED_DAYS && random.inHundred(45) ? random.one(admins).member! : null,
  }))
  await inBatches(chapters, (some) =>
    db().inquiry.createMany({ data: some.map((life) => rowOf(life, processes.get(life.process)!)) }),
  )
  return [...chapters.flatMap(asked), ...(await writeOffers(chapters, admins[0]!))]
}

/** One approved process of each name, as customers are offered them. */
async function processIds(): Promise<Map<string, number>> {
  const all = await db().process.findMany({ where: { status: 'approved' }, orderBy: { id: 'desc' } })
  return new Map(all.map(({ id, name }) => [name, id]))
}

const rowOf = (life: Chapter, processId: number) => ({
  id: life.id,
  projectName: life.name,
  quantity: life.quantity,
  material: life.material,
  processId,
  description: `${life.process} as per drawing, burr free, packed against rust.`,
  partNumber: life.partNumber,
  drawingRevision: life.revision,
  targetDate: dateIn(life.target),
  customerId: life.buyer.id,
  status: statusOf(life),
  ownerId: life.ownerId,
  createdAt: dayAt(life.day),
  delivery: life.buyer.delivery ?? undefined,
})

function statusOf({ accepted, closed, offers }: Life): InquiryStatus {
  if (accepted !== null) return 'accepted'
  return closed ?? (offers.length ? 'processing' : 'new')
}

/** An inquiry from its submission to its last state. */
function asked(life: Chapter): Happening[] {
  const { buyer, offers } = life
  const wanted = { quantity: life.quantity, targetDate: dateIn(life.target), processName: life.process }
  const submitted: Happening = {
    kind: 'inquiry.submitted',
    data: { ...aboutInquiry(life), ...wanted, from: null, to: 'new', held: false },
    at: dayAt(life.day),
    by: buyer,
  }
  const [earliest] = offers.toSorted((a, b) => b.day - a.day)
  const moves: [to: InquiryStatus, day: number, by: Person][] = [
    ...(earliest ? [['processing', earliest.day, earliest.shop] as [InquiryStatus, number, Person]] : []),
    ...(life.accepted !== null ? [['accepted', life.accepted, buyer] as [InquiryStatus, number, Person]] : []),
    ...(life.closed ? [[life.closed, life.day * 0.5, buyer] as [InquiryStatus, number, Person]] : []),
  ]
  return [
    submitted,
    ...moves.map(([to, day, by], n): Happening => ({
      kind: 'inquiry.statusChanged',
      data: { ...aboutInquiry(life), from: moves[n - 1]?.[0] ?? 'new', to },
      at: dayAt(day),
      by,
    })),
  ]
}
