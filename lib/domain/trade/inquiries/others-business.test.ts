import { createView } from '@/lib/domain/desk/views/create-view'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { counterQuotation } from '@/lib/domain/trade/quotations/counter-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { markQuestionsRead } from '@/lib/domain/trade/questions/mark-read'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { differing, wholeView } from '@/tests/whole-view'
import { changeInquiryStatus } from './change-inquiry-status'
import { closeInquiry } from './close-inquiry'
import { closeOverdue } from './close-overdue'
import { declineToQuote } from './decline-to-quote'
import { getInquiry } from './get-inquiry'
import { listInquiries } from './list-inquiries'
import { moveDeadline } from './move-deadline'
import { setInquiryOwner } from './set-inquiry-owner'
import { submitInquiry } from './submit-inquiry'

await ownDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const pass = (id: number) => db().inquiry.update({ where: { id }, data: { quoteBy: new Date(Date.now() - 1_000) } })

/** An open inquiry, and suppliers with each tie to it: none, asked, quoted, will not quote. */
async function market() {
  const [customer, admin] = [await make.customer(), await make.admin()]
  const suppliers = {
    idle: await make.supplier(),
    asker: await make.supplier(),
    bidder: await make.supplier(),
    decliner: await make.supplier(),
  }
  const process = await make.process(suppliers.idle)
  const projectName = unique('Hub')
  const form = { projectName, description: 'Hub, bore 65 H7', quantity: 80, processId: process.id, quoteBy: inDays(7) }
  const { id } = await submitInquiry(customer, form)
  await createView(suppliers.idle, { list: 'inquiries', name: 'Open', query: { status: 'new', open: 'true' } })
  await askQuestion(suppliers.asker, { id, text: 'Which fit?' })
  await make.quotation(suppliers.bidder, { id })
  await declineToQuote(suppliers.decliner, { id, reason: 'capacity' })
  // The first quotation moves the inquiry; here it is to be the rival’s.
  await db().inquiry.update({ where: { id }, data: { status: 'new' } })
  /** What each of them is answered; all that the one without a tie can ask takes some time. */
  const seen = async ({ all = false } = {}) => {
    const seenBy = async ([who, viewer]: [string, Viewer]) => {
      const ofQuotingAlone = !all || who !== 'idle'
      return [who, await wholeView(viewer, { inquiryId: id, projectName, ofQuotingAlone })] as const
    }
    return Object.fromEntries(await Promise.all(Object.entries(suppliers).map(seenBy)))
  }
  return { customer, admin, suppliers, id, projectName, seen, rival: await make.supplier() }
}

test('nothing that a supplier can ask is answered in another way because another supplier, the customer with it, or an admin did something', async () => {
  const { customer, admin, rival, id, seen } = await market()
  const first = await seen({ all: true })
  let quotation = 0
  let question = 0
  // What one act could show, a later one must not hide: so each step ends in another state than the one before.
  const steps: Record<string, () => Promise<unknown>> = {
    'another asks and quotes': async () => {
      question = (await askQuestion(rival, { id, text: 'Which paint?' })).id
      quotation = (await make.quotation(rival, { id })).id
    },
    'the customer answers it, reads and asks for less; it revises': async () => {
      await replyToQuestion(customer, { id: question, text: 'RAL 7035' })
      await markQuestionsRead(customer, { id, until: new Date().toISOString() })
      await counterQuotation(customer, { id: quotation, price: 40_000 })
      await reviseQuotation(rival, { id: quotation, revision: 1, price: 40_000 })
    },
    'it withdraws, and will not quote': async () => {
      await withdrawQuotation(rival, { id: quotation, reason: 'The spindle is down' })
      await declineToQuote(rival, { id, reason: 'price' })
    },
    'it quotes again, an admin hands that over and records a rejection; a third quotes': async () => {
      quotation = (await make.quotation(rival, { id })).id
      await setInquiryOwner(admin, { id, ownerId: admin.member.id })
      await changeQuotationStatus(admin, { id: quotation, status: 'sent' })
      await changeQuotationStatus(admin, { id: quotation, status: 'rejected' })
      await make.quotation(await make.supplier(), { id })
    },
  }
  expect(first.idle![`/api/inquiries/${id}`]).toContain('"status":"new"')
  const last = Object.keys(steps).at(-1)
  for (const [step, happens] of Object.entries(steps)) {
    await happens()
    const after = await seen({ all: step === last })
    for (const who of Object.keys(after))
      expect([step, who, differing(first[who]!, after[who]!)]).toEqual([step, who, []])
  }
})

test('an admin who takes an inquiry up moves nothing that suppliers read', async () => {
  const { admin, suppliers, id, projectName } = await market()
  const read = async () => {
    const { items, counts } = await listInquiries(suppliers.idle, { limit: 50, q: projectName, counts: 'true' })
    return { items, counts, one: await getInquiry(suppliers.idle, { id }) }
  }
  const before = await read()
  await changeInquiryStatus(admin, { id, status: 'processing' })
  expect(await read()).toEqual(before)
  expect(before.counts).toMatchObject({ new: 1, processing: 1 })
})

test('past its deadline an inquiry is closed for suppliers, quoted or not: the job changes nothing, and who has no tie does not see it', async () => {
  const { customer, suppliers, rival, id, projectName, seen } = await market()
  await make.quotation(rival, { id })
  await pass(id)
  const before = await seen()
  await closeOverdue()
  const after = await seen()
  for (const who of Object.keys(after)) expect([who, differing(before[who]!, after[who]!)]).toEqual([who, []])

  const asked = { limit: 50, q: projectName, counts: 'true' } as const
  const nobody = await market()
  await pass(nobody.id)
  await closeOverdue()
  for (const market of [{ id, suppliers, projectName }, nobody]) {
    const { idle, asker, decliner } = market.suppliers
    expect(await listInquiries(idle, { ...asked, q: market.projectName })).toMatchObject({ total: 0, items: [] })
    await refused(getInquiry(idle, { id: market.id }), 'not_found')
    for (const viewer of [asker, decliner]) {
      const read = await getInquiry(viewer, { id: market.id })
      expect([read.status, read.history.map(({ to }) => to)]).toEqual(['quoted', ['new']])
      const { counts } = await listInquiries(viewer, { ...asked, q: market.projectName })
      expect(counts).toEqual({ new: 0, processing: 0, quoted: 1, accepted: 0, rejected: 0 })
    }
  }
  // A later deadline opens it again.
  await moveDeadline(customer, { id, quoteBy: inDays(2) })
  expect(await getInquiry(suppliers.idle, { id })).toMatchObject({ status: 'new' })
})

/** What a supplier that lost reads, without the ids and times of one market. */
async function readBy(viewer: Viewer, id: number, projectName: string) {
  const [own] = await db().quotation.findMany({ where: { inquiryId: id, supplierId: viewer.id } })
  const view = await wholeView(viewer, { inquiryId: id, projectName, ofQuotingAlone: true })
  const answers = { ...view, quotation: own && JSON.stringify(await getQuotation(viewer, { id: own.id })) }
  const plain = (text: string) =>
    text
      .replaceAll(projectName, 'Project')
      .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'then')
      .replaceAll(/"(\w*[iI]d)":\d+/g, '"$1":1')
      .replaceAll(/(INQ|QUOT)-\d+/g, '$1')
      .replaceAll(new RegExp(`\\b(${id}|${own?.id})\\b`, 'g'), 'id')
      .replaceAll(/^\d+,/gm, '')
      .replaceAll(/[\w-]+@example\.com|Company-\w+|Milling-\w+/g, 'name')
  return Object.fromEntries(
    Object.entries(answers).flatMap(([path, text]) => (text ? [[plain(path), plain(text)]] : [])),
  )
}

type Market = Awaited<ReturnType<typeof market>>

/** How the quotation of a market's bidder is lost. */
const ends: Record<string, (market: Market) => Promise<unknown>> = {
  async 'another won'({ customer, rival, id }) {
    const { id: quotation } = await make.quotation(rival, { id })
    await closeInquiry(customer, { id, as: 'quoted' })
    await changeQuotationStatus(customer, { id: quotation, status: 'accepted' })
  },
  async 'its customer cancelled it'({ customer, id }) {
    await closeInquiry(customer, { id, as: 'quoted' })
    await closeInquiry(customer, { id, as: 'cancelled' })
  },
  async 'it was rejected before another won'({ customer, rival, id, suppliers }) {
    const { id: quotation } = await make.quotation(rival, { id })
    await closeInquiry(customer, { id, as: 'quoted' })
    const own = await db().quotation.findFirstOrThrow({ where: { inquiryId: id, supplierId: suppliers.bidder.id } })
    await changeQuotationStatus(customer, { id: own.id, status: 'rejected' })
    await changeQuotationStatus(customer, { id: quotation, status: 'accepted' })
  },
}

test('a supplier that lost reads the same whether another won, nobody did, or its own was rejected before', async () => {
  const read: Record<string, Record<string, unknown>> = {}
  for (const [end, happens] of Object.entries(ends)) {
    const one = await market()
    await happens(one)
    for (const [who, viewer] of Object.entries(one.suppliers))
      (read[who] ??= {})[end] = await readBy(viewer, one.id, one.projectName)
  }
  for (const [who, answers] of Object.entries(read)) {
    const [first, ...others] = Object.values(answers)
    for (const other of others) expect({ who, ...(other as object) }).toEqual({ who, ...(first as object) })
  }
})

test('a supplier whose quotation was rejected reads no more of whether others are still in', async () => {
  const [others, alone] = [await market(), await market()]
  await make.quotation(others.rival, { id: others.id })
  for (const { customer, suppliers, id } of [others, alone]) {
    await closeInquiry(customer, { id, as: 'quoted' })
    const own = await db().quotation.findFirstOrThrow({ where: { inquiryId: id, supplierId: suppliers.bidder.id } })
    await changeQuotationStatus(customer, { id: own.id, status: 'rejected' })
    await refused(askQuestion(suppliers.bidder, { id, text: 'May I quote again?' }), 'conflict')
  }
  const [first, second] = await Promise.all(
    [others, alone].map(({ suppliers, id, projectName }) => readBy(suppliers.bidder, id, projectName)),
  )
  expect(second).toEqual(first)
})

test('the winner alone reads that it was accepted', async () => {
  const { customer, suppliers, rival, id } = await market()
  const { id: quotation } = await make.quotation(rival, { id })
  await changeQuotationStatus(customer, { id: quotation, status: 'accepted' })
  expect(await getInquiry(rival, { id })).toMatchObject({
    status: 'accepted',
    history: [{ to: 'new' }, { from: 'new', to: 'accepted' }],
  })
  expect(await getQuotation(rival, { id: quotation })).toMatchObject({ inquiryStatus: 'accepted' })
  for (const viewer of [suppliers.asker, suppliers.bidder, suppliers.decliner])
    expect(await getInquiry(viewer, { id })).toMatchObject({ status: 'rejected', history: [{ to: 'new' }] })
})

test('what the customer says to all as it cancels is read by all', async () => {
  const { customer, suppliers, id } = await market()
  await closeInquiry(customer, { id, as: 'cancelled', note: 'The pump was dropped' })
  expect((await getInquiry(suppliers.asker, { id })).history.at(-1)).toMatchObject({ note: 'The pump was dropped' })
})
