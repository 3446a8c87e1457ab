import type { Events } from '@/lib/rules/events'
import type { EventKind } from '@/lib/terms/event-kinds'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { mailTopicFor } from '@/lib/rules/event-lookups'
import { events } from '@/lib/rules/events'
import { writeEvent } from './emit'
import { events as happenings } from '@/tests/nouns'
import type { Told } from '@/tests/nouns/sheet'
import { casesOf } from '@/tests/nouns/support/told'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

type People = Record<Told[number], Viewer>

/** The story around an event: its customer and supplier, one whose process matches, an admin, and who has no part in it. */
async function people() {
  const matching = await make.supplier()
  const process = await make.process(matching, { name: unique('Honing') })
  const unverified = await make.supplier({ verified: false })
  await make.process(unverified, { name: process.name })
  await make.process(await make.supplier(), { name: process.name, approved: false })
  const found: People = {
    customer: await make.customer(),
    supplier: await make.supplier(),
    matching,
    admin: await make.admin(),
    other: unverified,
  }
  return { ...found, processName: ` ${process.name.toUpperCase()}  ` }
}

async function happens<K extends EventKind>(kind: K, data: Events[K], actor: Viewer | null = null) {
  await writeEvent(rows, actor, kind, data)
  const mine = { kind, actorId: actor?.id ?? null, data: { equals: data as object } }
  return (await db().event.findFirstOrThrow({ where: mine, orderBy: { id: 'desc' } })).id
}
const bells = (eventId: number) => db().notification.findMany({ where: { eventId }, orderBy: { memberId: 'asc' } })

async function told(eventId: number, among: People): Promise<Told> {
  const ids = new Set((await bells(eventId)).map((entry) => entry.memberId))
  return (['customer', 'supplier', 'matching', 'admin', 'other'] as const).filter((who) =>
    ids.has(among[who].member.id),
  )
}

/** An event of a sheet, with what differs from its data, whom the bell tells and the topic of its mail. */
const table = Object.entries(happenings).flatMap(([kind, happening]) => {
  return casesOf(happening).map(([facts, tells]) => [kind as EventKind, facts, tells, happening] as const)
})

let story: Awaited<ReturnType<typeof people>> | undefined

/** The data of a sheet, about people of the story and things that no other test has. */
function inStory(data: object) {
  const { customer, supplier, admin, processName } = story!
  const known: Record<string, unknown> = {
    customerId: customer.id,
    supplierId: supplier.id,
    supplierIds: [supplier.id],
    accountId: customer.id,
    authorId: customer.id,
    ownerId: admin.member.id,
    mentioned: [admin.member.id],
    processName,
  }
  const thing = (name: string, value: unknown) => (name.endsWith('Id') && typeof value === 'number' ? 7007 : value)
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, name in known ? known[name] : thing(name, value)]),
  )
}

const roles = {
  customer: 'customer',
  supplier: 'supplier',
  matching: 'supplier',
  admin: 'admin',
  other: 'supplier',
} as const

test.each(table)('%s %j tells %j', async (kind, facts, expected, { data, mail }) => {
  story ??= await people()
  const eventId = await happens(kind, { ...inStory(data), ...facts } as never)
  expect(await told(eventId, story)).toEqual(expected)
  const topics = await db().mail.findMany({ where: { eventId }, distinct: ['topic'] })
  expect(topics.every(({ topic }) => topic === mail)).toBe(true)
  if (mail && expected.some((who) => mailTopicFor(kind, roles[who]))) expect(topics).toHaveLength(1)
})

test('the sheets hold every event there is', () =>
  expect(Object.keys(happenings).sort()).toEqual(Object.keys(events).sort()))

test('who did it is not told of it', async () => {
  const among = await people()
  const { customer, supplier, admin } = among
  const order = { workorderId: 7007, projectName: null, customerId: customer.id, supplierId: supplier.id }
  const id = await happens(
    'workorder.statusChanged',
    { ...order, from: 'started', to: 'issues', note: 'No steel' },
    admin,
  )
  expect(await told(id, among)).toEqual(['customer'])
})

test('an entry is a sentence in its reader’s words', async () => {
  const { customer, supplier, admin } = await people()
  const order = { workorderId: 7007, projectName: 'Bracket', customerId: customer.id, supplierId: supplier.id }
  const quotation = {
    quotationId: 9009,
    inquiryId: 3003,
    projectName: 'Bracket',
    customerId: customer.id,
    supplierId: supplier.id,
  }
  const ids = [
    await happens('workorder.created', { ...order, from: null, to: 'pending' }),
    await happens('workorder.statusChanged', { ...order, from: 'started', to: 'issues', note: 'No steel' }),
    await happens('quotation.created', {
      ...quotation,
      price: 1_234_567,
      supplierName: 'Shakti',
      from: null,
      to: 'pending',
    }),
  ]
  const messages = async (viewer: Viewer) =>
    (
      await db().notification.findMany({
        where: { memberId: viewer.member.id, eventId: { in: ids } },
        orderBy: { id: 'asc' },
      })
    ).map((n) => n.message)
  expect(await messages(customer)).toEqual([
    'ORD-7007 (Bracket) is placed with a supplier',
    'ORD-7007 (Bracket) is now Issues: No steel',
    'You’ve received a quotation of ₹12,34,567 for Bracket',
  ])
  expect(await messages(supplier)).toEqual(['You’ve received WO-7007 (Bracket)'])
  expect(await messages(admin)).toEqual([
    'WO-7007 (Bracket) is now Issues: No steel',
    'Shakti quoted ₹12,34,567 on INQ-3003 (Bracket)',
  ])
})

test('who is named twice is told once', async () => {
  const { customer } = await people()
  const order = { workorderId: 7007, projectName: null, customerId: customer.id, supplierId: customer.id }
  const id = await happens('workorder.paymentChanged', { ...order, from: 'pending', to: 'partial' })
  expect(await bells(id)).toHaveLength(1)
})
