import { Readable } from 'node:stream'
import { db } from '@/lib/infra/db/db'
import { hashOf } from '@/lib/domain/people/accounts/password-token'
import { unsubscribeToken } from '@/lib/domain/people/mails/unsubscribe'
import { downloadInvoice } from '@/lib/domain/money/tax-documents/download-invoice'
import { storage } from '@/lib/infra/storage'
import type { Viewer } from '@/lib/rules/core/permissions'
import { cookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { assertMayAttach } from '@/lib/domain/files/files/may-attach'
import { ask } from '@/tests/product/ask'
import { lists, lives } from '@/tests/nouns'
import { makePeople, PASSWORD, passwordHash, type People } from '@/tests/product/people'
import { filled } from '@/tests/product/filled'
import { clearAll } from './snapshot'
import { whoseIsWhat, type Whose } from './whose'

/** Who calls. What belongs to another customer and another supplier is there too. */
export const CALLERS = [
  'nobody',
  'revoked',
  'customer',
  'unverifiedCustomer',
  'supplier',
  'unverifiedSupplier',
  'admin',
] as const
export type Caller = (typeof CALLERS)[number]

/** How the tokens of links for a new password begin, before the id: one that is good, one used, one too old. */
export const TOKENS = ['a-good-token', 'a-used-token', 'an-old-token']
/** An Idempotency-Key that everybody has used before, for something else. */
export const USED_KEY = 'used-before'

export type Stage = Awaited<ReturnType<typeof setStage>>

/** A market with everything in every state, of two companies on each side, on an empty database. */
export async function setStage() {
  await clearAll()
  const people = await makePeople()
  const left = await make.customer({ passwordHash })
  const sides = [people, { ...people, customer: people.otherCustomer, supplier: people.otherSupplier }]
  for (const side of sides)
    for (const life of Object.values(lives))
      for (const state of life.states) await life.put(await life.make(side), state as never)
  for (const side of sides) for (const { grow } of lists) await grow(side, 'Bracket')
  for (const side of sides)
    for (const who of ['customer', 'supplier'] as const)
      await filled(
        {
          line: '{inquiryWithFile} {workorderWithFile} {workorderWithPhoto} {documented} {waived} {lot} {draft} {measured} {certificate} {problem} {remade} {solved} {rejected} {question} {answerWithFile} {quotationWithFile} {invoice} {receipt} {claim} {proved} {rate}',
        },
        side,
        who,
      )
  for (const viewer of Object.values(people)) await addBelongings(viewer)
  for (let n = 0; n < 3; n++) await filled({ line: '{passkey}' }, { ...people, customer: left }, 'nobody')
  for (let n = 0; n < 3; n++) await make.note(people.admin, { entityId: people.customer.id })
  await addPictures()
  await keepPapers(people.admin)
  await trimMessages()
  await trimQueue()

  const cookies = await cookiesOf(people, left)
  const whose = await whoseIsWhat()
  return {
    people,
    /** The Cookie header of each. */
    cookies,
    ids: await idsOf(whose, people),
    whose,
    /** Free uploads of each. */
    uploads: await uploadsOf(people),
    /** Things that have a file `drawing.pdf`. */
    withFile: await withFile(),
    unsubscribeTokens: [people.customer, people.supplier].map(({ id }) => unsubscribeToken(id, 'quotations')),
  }
}

/** Draws the PDF of each document: the first one to load it would keep it. */
async function keepPapers(admin: Viewer) {
  const documents = await db().taxDocument.findMany({ select: { id: true } })
  for (const { id } of documents) await downloadInvoice(admin, { id, copy: 'original' })
}

async function addBelongings(viewer: Viewer) {
  const { id: memberId } = viewer.member
  for (const purpose of ['inquiry', 'workorder'] as const) {
    // Somebody unverified has nothing to send files for.
    const maySend = await assertMayAttach(viewer, purpose).then(
      () => true,
      () => false,
    )
    for (let n = 0; maySend && n < 2; n++) await make.upload(viewer, purpose)
  }
  for (let n = 0; n < 2; n++) await make.review(viewer)
  if (viewer.role === 'customer') for (let n = 0; n < 2; n++) await make.address(viewer)
  const told = { memberId, title: 'New quotation', message: 'A', entityType: 'quotation', entityId: 1 }
  await db().notification.createMany({ data: [told, { ...told, readAt: new Date() }] })
  const view = { memberId, list: 'workorders', query: { status: 'issues' } }
  await db().savedView.createMany({ data: ['Late', 'Mine'].map((name, place) => ({ ...view, name, place })) })
  await db().idempotencyKey.create({ data: { memberId, key: USED_KEY, fingerprint: 'another', result: [] } })
  const soon = new Date(Date.now() + 3_600_000)
  const tokens = TOKENS.map((token) => ({
    memberId,
    tokenHash: hashOf(`${token}-${memberId}`),
    expiresAt: token === 'an-old-token' ? new Date(0) : soon,
    usedAt: token === 'a-used-token' ? new Date() : null,
  }))
  await db().passwordToken.createMany({ data: tokens })
}

/** What a worker would have made of the drawings; which picture it is, no call cares. */
async function addPictures() {
  for (const { id } of await db().file.findMany({ where: { inquiryId: { not: null } }, orderBy: { id: 'asc' } })) {
    const pictureKey = `pictures/${id}`
    await (await storage()).put(pictureKey, Readable.from([Buffer.from('a picture')]))
    await db().file.update({
      where: { id },
      data: { pictureKey, facts: { size: [40, 40], volume: null, surface: null } },
    })
  }
}

/** Everything that was made was told to everybody concerned, 30,000 times: each person keeps the newest. */
async function trimMessages() {
  for (const table of ['notifications', 'mails'])
    await db().$executeRawUnsafe(`DELETE FROM ${table} WHERE id IN
      (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY member_id ORDER BY id DESC) AS nth FROM ${table}) t WHERE nth > 8)`)
}

/** Nobody delivers here: two deliveries are left, that failed. */
async function trimQueue() {
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id > 2`
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'connect ECONNREFUSED'`
}

async function cookiesOf(people: People, left: Viewer): Promise<Record<Caller, string>> {
  const { customer, unverifiedCustomer, supplier, unverifiedSupplier, admin } = people
  const signedIn = { customer, unverifiedCustomer, supplier, unverifiedSupplier, admin, revoked: left }
  const cookies = { nobody: '' } as Record<Caller, string>
  for (const [who, viewer] of Object.entries(signedIn)) cookies[who as Caller] = await cookieOf(viewer)
  // Whoever changes the password is signed out everywhere.
  const change = { currentPassword: PASSWORD, newPassword: 'another-secret', confirmPassword: 'another-secret' }
  const { status } = await ask(null, 'POST /api/user/password', change, { cookie: cookies.revoked })
  if (status !== 204) throw new Error(`The session that is to be revoked could not be: ${status}`)
  return cookies
}

/** The ids of all things by the noun of their paths. */
const idsIn = (whose: Whose) =>
  Object.fromEntries(
    Object.entries(whose).map(([noun, owners]): [string, number[]] => [noun, [...owners.keys()].sort((a, b) => a - b)]),
  )

/** The ids of all things by the noun of their paths, and of what belongs to no side. */
async function idsOf(whose: Whose, people: People): Promise<Record<string, number[]> & Others> {
  const others = await otherIds(people)
  return { ...idsIn(whose), ...others }
}
type Others = Awaited<ReturnType<typeof otherIds>>

/** Ids of what belongs to no side; of people, those of the two sides more often. */
async function otherIds(people: People) {
  const sorted = async (find: Promise<{ id: number }[]>) => (await find).map(({ id }) => id).sort((a, b) => a - b)
  const all = { select: { id: true } } as const
  return {
    people: Object.values(people).map(({ id }) => id),
    suppliers: [people.supplier.id, people.otherSupplier.id, people.unverifiedSupplier.id],
    audit: await sorted(db().event.findMany({ ...all, take: 50 })),
    files: await sorted(db().file.findMany(all)),
    messages: await sorted(db().review.findMany(all)),
    papers: await sorted(db().shipmentPaper.findMany(all)),
  }
}

async function uploadsOf(people: People): Promise<Partial<Record<Caller, number[]>>> {
  const free = await db().file.findMany({
    where: { inquiryId: null, workOrderId: null, messageId: null, receiptId: null, billId: null, rfqId: null },
    orderBy: { id: 'asc' },
  })
  const of = Object.entries(people).map(([who, { id }]) => [
    who,
    free.filter((file) => file.ownerId === id).map((file) => file.id),
  ])
  return Object.fromEntries(of.filter(([, files]) => files!.length > 0)) as Partial<Record<Caller, number[]>>
}

async function withFile() {
  const files = await db().file.findMany({ where: { name: 'drawing.pdf' }, orderBy: { id: 'asc' } })
  return {
    inquiries: files.flatMap(({ inquiryId }) => inquiryId ?? []),
    workorders: files.flatMap(({ workOrderId }) => workOrderId ?? []),
    questionmessages: files.flatMap(({ messageId }) => messageId ?? []),
    receipts: files.flatMap(({ receiptId }) => receiptId ?? []),
    bills: files.flatMap(({ billId }) => billId ?? []),
    quotations: files.flatMap(({ quotationId }) => quotationId ?? []),
  }
}
