import { rfqs, type Rfq } from '@/lib/contract'
import type { Input } from '@/lib/contract/core/endpoint'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { verifyAccount } from '@/lib/domain/people/accounts/verify-account'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { tidyFiles } from '@/lib/domain/files/files/tidy-files'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { askQuestion } from '../questions/ask-question'
import { changeInquiryStatus } from '../inquiries/change-inquiry-status'
import { closeInquiry } from '../inquiries/close-inquiry'
import { moveDeadline } from '../inquiries/move-deadline'
import { closeOverdue } from '../inquiries/close-overdue'
import { getInquiry } from '../inquiries/get-inquiry'
import { declineToQuote } from '../inquiries/decline-to-quote'
import { listBidders } from '../inquiries/list-bidders'
import { listInquiries } from '../inquiries/list-inquiries'
import { copyInquiry } from '../repeats/copy-inquiry'
import { addRfq } from './add-rfq'
import { closeRfq } from './close-rfq'
import { moveRfqDeadline } from './move-rfq-deadline'
import { editRfq } from './edit-rfq'
import { getRfq } from './get-rfq'
import { listRfqs } from './list-rfqs'
import { endDrafts, removeRfq } from './remove-rfq'
import { submitRfq } from './submit-rfq'

await ownDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const line = (key: string, partNumber: string, more: object = {}) => ({
  key,
  partNumber,
  quantity: '500',
  description: 'Turned as drawn',
  ...more,
})
const three = [line('a', 'FL-100'), line('b', 'BS-200'), line('c', 'SH-300')]
const begin = (customer: Viewer, form: Input<typeof rfqs.add> = {}) => addRfq(customer, { lines: three, ...form })
const submit = async (customer: Viewer, form: Input<typeof rfqs.add> = {}) => {
  const { id, draft } = await begin(customer, form)
  return submitRfq(customer, { id, version: draft!.version })
}
const lineIds = (rfq: { lines: { id: number }[] }) => rfq.lines.map(({ id }) => id)
const upload = async (customer: Viewer, name: string) => ({ id: (await make.upload(customer, 'inquiry', name)).id })
const news = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 20 })).items.map(({ message }) => message)

describe('a draft', () => {
  test('keeps cells with faults, says them by row, cell and sentence, and a colleague goes on with it', async () => {
    const customer = await make.customer()
    const lines = [
      line('a', 'FL-100', { row: 12, quantity: '12,5' }),
      line('b', 'BS-200', { row: 31, targetDate: '31/11/2026' }),
    ]
    const rfq = await addRfq(customer, { name: 'BOM pump 14', lines })
    conforms(rfqs.add, rfq)
    expect(rfq).toMatchObject({ name: 'BOM pump 14', state: 'draft', counts: { lines: 2, open: 0 }, submittedAt: null })
    expect(rfq.draft).toMatchObject({
      ready: 0,
      issues: [
        { path: 'lines.0.quantity', key: 'a', row: 12, column: 'Quantity', message: 'Whole pieces, please' },
        { path: 'lines.1.targetDate', key: 'b', row: 31, column: 'Wanted by' },
      ],
    })
    const colleague = await make.colleague(customer, 'buyer')
    const changed = { a: { quantity: '12' }, b: { targetDate: null } }
    const mended = await editRfq(colleague, { id: rfq.id, version: 1, changed })
    conforms(rfqs.edit, mended)
    expect(mended.draft).toMatchObject({ version: 2, ready: 2, issues: [], lines: [{ quantity: '12' }, { key: 'b' }] })
    conforms(rfqs.get, await getRfq(customer, { id: rfq.id }))
  })

  test('two who save it at once: the later one loads it again', async () => {
    const customer = await make.customer()
    const { id } = await begin(customer)
    const saved = await Promise.allSettled(
      ['4', '5'].map((quantity) => editRfq(customer, { id, version: 1, changed: { a: { quantity } } })),
    )
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await refused(editRfq(customer, { id, version: 1 }), 'conflict')
  })

  test('a new key adds a line, null removes one, a whole list replaces all; 200 are the most', async () => {
    const customer = await make.customer()
    const { id } = await begin(customer)
    const edited = await editRfq(customer, { id, version: 1, changed: { b: null, d: { partNumber: 'PL-400' } } })
    expect(edited.draft!.lines.map(({ key }) => key)).toEqual(['a', 'c', 'd'])
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`n${at}`, { partNumber: `P-${at}` }]))
    await refused(editRfq(customer, { id, version: 2, changed: many }), 'validation', 'lines')
    const wide = Array.from({ length: 40 }, (_, at) =>
      line(`w${at}`, 'P', {
        description: 'x'.repeat(5_000),
        material: 'y'.repeat(5_000),
        specialRequirements: 'z'.repeat(5_000),
        projectName: 'n'.repeat(5_000),
        process: 'p'.repeat(5_000),
      }),
    )
    await refused(editRfq(customer, { id, version: 2, lines: wide }), 'validation', 'lines')
    const whole = await editRfq(customer, { id, version: 2, lines: [line('z', 'BR-500')] })
    expect(whole.draft!.lines.map(({ key }) => key)).toEqual(['z'])
  })

  test('files find their lines by name; what a person places stays, and a file is of one draft alone', async () => {
    const customer = await make.customer()
    const [flange, other, notes] = [
      await upload(customer, 'FL-100_revB.pdf'),
      await upload(customer, 'scan 1.pdf'),
      await upload(customer, 'terms.pdf'),
    ]
    const { id, draft } = await begin(customer, { files: [flange, other, notes] })
    expect(draft!.files).toMatchObject([
      { id: flange.id, key: 'a', how: 'revision' },
      { key: null, how: null, why: 'No line is called scan 1' },
      { key: null },
    ])
    await refused(begin(customer, { files: [flange] }), 'validation', 'files.add.0')
    await refused(
      begin(await make.customer(), { files: [await upload(customer, 'a.pdf')] }),
      'validation',
      'files.add.0',
    )
    await refused(editRfq(customer, { id, version: 1, files: { place: [{ id: other.id, key: 'zz' }] } }), 'validation')
    const place = [
      { id: other.id, key: 'b' },
      { id: notes.id, key: '*' },
    ]
    const placed = await editRfq(customer, { id, version: 1, files: { place } })
    expect(placed.draft!.files).toMatchObject([
      { how: 'revision' },
      { key: 'b', how: 'hand' },
      { key: '*', how: 'all' },
    ])
    const less = await editRfq(customer, { id, version: 2, files: { remove: [notes.id] } })
    expect(less.draft!.files).toHaveLength(2)
    await refused(editRfq(customer, { id, version: 3, files: { remove: [notes.id] } }), 'validation', 'files.remove')
    await db().file.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } })
    await tidyFiles()
    expect((await getRfq(customer, { id })).draft!.files).toHaveLength(2)
  })

  test('is nobody else’s: another customer, suppliers and admins find none', async () => {
    const { id } = await begin(await make.customer())
    for (const viewer of [await make.customer(), await make.supplier(), await make.admin()]) {
      await refused(getRfq(viewer, { id }), 'not_found')
      expect((await listRfqs(viewer, { limit: 100 })).items.map((one) => one.id)).not.toContain(id)
    }
  })

  test('names a process and an address that can be chosen', async () => {
    const customer = await make.customer()
    await refused(begin(customer, { processId: 2_000_000_000 }), 'validation', 'processId')
    const elsewhere = await make.address(await make.customer())
    await refused(begin(customer, { addressId: elsewhere.id }), 'validation', 'addressId')
    const own = await make.address(customer)
    expect(await begin(customer, { addressId: own.id })).toMatchObject({ addressId: own.id, deliveryAddress: null })
  })

  test('20 are the most; one goes when it is removed, or 90 days after its last change', async () => {
    const customer = await make.customer()
    const made = []
    for (let n = 0; n < 20; n++) made.push(await begin(customer, { lines: [] }))
    await refused(begin(customer), 'conflict')
    await removeRfq(customer, { id: made[0]!.id })
    await refused(getRfq(customer, { id: made[0]!.id }), 'not_found')
    const file = await upload(customer, 'FL-100.pdf')
    const { id } = await begin(customer, { files: [file] })
    await db().rfq.update({ where: { id }, data: { changedAt: new Date(Date.now() - 89 * 86_400_000) } })
    expect(await endDrafts()).toBe(0)
    await db().rfq.update({ where: { id }, data: { changedAt: new Date(Date.now() - 91 * 86_400_000) } })
    expect(await endDrafts()).toBe(1)
    await refused(getRfq(customer, { id }), 'not_found')
    expect(await db().file.findUniqueOrThrow({ where: { id: file.id } })).toMatchObject({ rfqId: null, rfqLine: null })
  })
})

describe('a submission', () => {
  test('makes each line an inquiry with deadline, seal, address and documents of the request', async () => {
    const [customer, supplier] = [await make.customer(), await make.supplier()]
    const process = await make.process(supplier)
    const address = await make.address(customer)
    const lines = [
      line('a', 'FL-100', {
        projectName: 'Flange',
        quantity: '1,00,000',
        drawingRevision: 'B',
        targetDate: inDays(40).slice(0, 10),
      }),
      line('b', '00200', { process: ` ${process.name.toUpperCase()} `, description: '' }),
    ]
    const common = {
      quoteBy: inDays(7),
      sealed: true,
      requiredDocuments: ['inspection_report' as const],
      aql: '2.5' as const,
    }
    const rfq = await submit(customer, { lines, ...common, targetDate: inDays(30), addressId: address.id })
    conforms(rfqs.submit, rfq)
    expect(rfq).toMatchObject({ state: 'open', counts: { lines: 2, open: 2 }, draft: null, addressId: address.id })
    expect(rfq.deliveryState).toBe('Maharashtra')
    expect(rfq.lines).toMatchObject([
      {
        rfqId: rfq.id,
        lineNo: 1,
        projectName: 'Flange',
        quantity: 100_000,
        drawingRevision: 'B',
        processId: null,
        sealed: true,
      },
      {
        lineNo: 2,
        partNumber: '00200',
        projectName: '00200',
        description: '00200. Part no 00200. See the drawings.',
        processId: process.id,
        aql: '2.5',
        requiredDocuments: ['inspection_report'],
        quoteBy: common.quoteBy,
        addressId: address.id,
      },
    ])
    expect(rfq.lines[1]!.targetDate!.slice(0, 10)).toBe(inDays(30).slice(0, 10))
    const listed = await listInquiries(customer, { limit: 10, rfqId: rfq.id })
    expect(listed.items.map(({ lineNo }) => lineNo).toSorted()).toEqual([1, 2])
    await refused(submitRfq(customer, { id: rfq.id, version: 3 }), 'conflict')
    await refused(editRfq(customer, { id: rfq.id, version: 3 }), 'conflict')
    await refused(removeRfq(customer, { id: rfq.id }), 'conflict')
  })

  test('one bad cell of many: all faults are said, and there is no inquiry', async () => {
    const customer = await make.customer()
    const lost = await upload(customer, 'scan.pdf')
    const { id } = await begin(customer, {
      lines: [...three, line('d', '', { quantity: 'kg' })],
      files: [lost],
      sealed: true,
    })
    const issues = await submitRfq(customer, { id, version: 1 }).then(
      () => [],
      (problem: { issues: { path: string; message: string }[] }) => problem.issues,
    )
    expect(issues).toEqual([
      { path: 'quoteBy', message: 'Sealed quotations need a deadline' },
      { path: 'lines.3.partNumber', message: 'Enter a part number' },
      { path: 'lines.3.quantity', message: 'This is not a number' },
    ])
    await editRfq(customer, { id, version: 1, changed: { d: null }, sealed: false })
    await refused(submitRfq(customer, { id, version: 2 }), 'validation', 'files')
    expect(await db().inquiry.count({ where: { customerId: customer.id } })).toBe(0)
    const { id: empty } = await begin(customer, { lines: [] })
    await refused(submitRfq(customer, { id: empty, version: 1 }), 'validation', 'lines')
    const { id: late } = await begin(customer, { quoteBy: inDays(1) })
    await db().rfq.update({ where: { id: late }, data: { quoteBy: new Date(Date.now() - 1_000) } })
    await refused(submitRfq(customer, { id: late, version: 1 }), 'validation', 'quoteBy')
    const { id: told } = await begin(customer, { note: 'Call me on 98220 12345' })
    await refused(submitRfq(customer, { id: told, version: 1 }), 'validation', 'note')
    const { id: nda } = await begin(customer, { nda: true })
    await refused(submitRfq(customer, { id: nda, version: 1 }), 'validation', 'nda')
  })

  test('twice at once makes one package', async () => {
    const customer = await make.customer()
    const { id } = await begin(customer)
    const both = await Promise.allSettled([
      submitRfq(customer, { id, version: 1 }),
      submitRfq(customer, { id, version: 1 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db().inquiry.count({ where: { rfqId: id } })).toBe(3)
  })

  test('lines share a file, each with a row of its own; a line without a revision takes that of the file', async () => {
    const customer = await make.customer()
    const [drawing, terms] = [await upload(customer, 'FL-100_revB.pdf'), await upload(customer, 'terms.pdf')]
    const lines = [line('a', 'FL-100'), line('b', 'fl-100', { quantity: '20' }), line('c', 'BS-200')]
    const { id } = await begin(customer, { lines, files: [drawing, terms] })
    await editRfq(customer, { id, version: 1, files: { place: [{ id: terms.id, key: '*' }] } })
    const rfq = await submitRfq(customer, { id, version: 2 })
    const names = rfq.lines.map(({ files }) => files.map(({ name }) => name))
    expect(names).toEqual([['FL-100_revB.pdf', 'terms.pdf'], ['FL-100_revB.pdf', 'terms.pdf'], ['terms.pdf']])
    expect(rfq.lines.map(({ drawingRevision }) => drawingRevision)).toEqual(['B', 'B', null])
    const copies = await db().file.findMany({ where: { inquiry: { rfqId: id } } })
    expect([copies.length, new Set(copies.map(({ storageKey }) => storageKey)).size]).toEqual([5, 2])
  })

  test('a supplier is told once how many lines fit it, an admin how many there are', async () => {
    const [customer, admin] = [await make.customer(), await make.admin()]
    const [turner, miller, other] = [await make.supplier(), await make.supplier(), await make.supplier()]
    const [turning, milling] = [await make.process(turner), await make.process(miller)]
    await make.process(turner, { name: milling.name })
    const before = (await news(other)).length
    const lines = [
      line('a', 'A-1', { process: turning.name }),
      line('b', 'B-1', { process: milling.name }),
      line('c', 'C-1'),
    ]
    const { id } = await submit(customer, { lines, quoteBy: '2030-12-04T12:30:00.000Z' })
    const called = `RFQ-${String(id).padStart(4, '0')}`
    expect((await news(turner)).filter((message) => message.includes('fit'))).toEqual([
      `${called}: 2 lines fit you, quotes until 4 Dec 2030, 18:00`,
    ])
    expect((await news(miller)).filter((message) => message.includes('fit'))).toEqual([
      `${called}: 1 line fits you, quotes until 4 Dec 2030, 18:00`,
    ])
    expect((await news(other)).length).toBe(before)
    expect((await news(admin))[0]).toBe(`${called} is open to quoting: 3 lines. 1 line needs a process.`)
  })

  test('of an unverified customer it is held, and suppliers are told when it is released', async () => {
    const [customer, supplier, admin] = [
      await make.customer({ verified: false }),
      await make.supplier(),
      await make.admin(),
    ]
    const process = await make.process(supplier)
    const told = (await news(supplier)).length
    const rfq = await submit(customer, { processId: process.id })
    expect(rfq.lines).toMatchObject([{ held: true, processId: process.id }, {}, {}])
    await refused(getRfq(supplier, { id: rfq.id }), 'not_found')
    expect((await news(supplier)).length).toBe(told)
    await verifyAccount(admin, { id: customer.id })
    expect((await getRfq(supplier, { id: rfq.id })).lines).toHaveLength(3)
    expect((await news(supplier)).slice(0, -told || undefined)).toEqual([expect.stringContaining('3 lines fit you')])
  })

  test('200 lines are submitted at once', async () => {
    const customer = await make.customer()
    const lines = Array.from({ length: 200 }, (_, at) => line(`k${at}`, `P-${at}`))
    const { id } = await begin(customer, { lines })
    const rfq = await submitRfq(customer, { id, version: 1 })
    expect(rfq.lines).toHaveLength(200)
  })

  test('200 lines a day are the most until the customer is verified', async () => {
    env().RATE_LIMIT = 'on'
    try {
      const customer = await make.customer({ verified: false })
      const lines = Array.from({ length: 200 }, (_, at) => line(`k${at}`, `P-${at}`))
      await submit(customer, { lines })
      const { id } = await begin(customer)
      await refused(submitRfq(customer, { id, version: 1 }), 'rate_limited')
      await db().inquiry.updateMany({
        where: { customerId: customer.id },
        data: { createdAt: new Date(Date.now() - 90_000_000) },
      })
      await submitRfq(customer, { id, version: 1 })
    } finally {
      env().RATE_LIMIT = 'off'
    }
  })
})

describe('letters', () => {
  test('a supplier has one letter on all lines of a request, and another in the next', async () => {
    const customer = await make.customer()
    const [first, second] = [await make.supplier(), await make.supplier()]
    const rfq = await submit(customer)
    const [a, b, c] = lineIds(rfq) as [number, number, number]
    await make.quotation(first, { id: a })
    await make.quotation(second, { id: b })
    await askQuestion(first, { id: b, text: 'Which fit?' })
    await declineToQuote(second, { id: c, reason: 'capacity' })
    const letters = async (id: number) => (await listBidders(customer, { id })).map(({ letter }) => letter)
    expect([await letters(a), await letters(b), await letters(c)]).toEqual([['A'], ['A', 'B'], ['B']])
    const next = lineIds(await submit(customer))[0]!
    await make.quotation(second, { id: next })
    expect(await letters(next)).toEqual(['A'])
  })

  test('first acts of two suppliers on different lines at once: different letters', async () => {
    const rfq = await submit(await make.customer())
    const suppliers = [await make.supplier(), await make.supplier(), await make.supplier()]
    await Promise.all(lineIds(rfq).map((id, at) => make.quotation(suppliers[at]!, { id })))
    const found = await db().rfqBidder.findMany({ where: { rfqId: rfq.id }, orderBy: { letterNumber: 'asc' } })
    expect(found.map(({ letterNumber }) => letterNumber)).toEqual([1, 2, 3])
  })
})

describe('what is read of it', () => {
  const secrets = async (customer: Viewer) =>
    submit(customer, { name: `Pump of ${customer.companyName}`, reference: 'PR-2231' })

  test('a supplier reads lines and its own answers, and nothing that others did changes a byte', async () => {
    const customer = await make.customer()
    const [own, rival] = [await make.supplier(), await make.supplier()]
    const rfq = await secrets(customer)
    const [a, b, c] = lineIds(rfq) as [number, number, number]
    await make.quotation(own, { id: a })
    await declineToQuote(own, { id: b, reason: 'date' })
    const read = async () => JSON.stringify([await getRfq(own, { id: rfq.id }), await listRfqs(own, { limit: 10 })])
    const before = await read()
    conforms(rfqs.get, JSON.parse(before)[0])
    expect(JSON.parse(before)[0]).toMatchObject({
      state: 'open',
      counts: { lines: 3, fits: 0, priced: 1, declined: 1, unanswered: 1 },
      lines: [
        { own: { version: 1, status: 'pending', needsConfirmation: false }, noQuote: null },
        { own: null, noQuote: { reason: 'date', note: null } },
        { own: null, noQuote: null },
      ],
    })
    for (const secret of [customer.companyName, 'PR-2231', 'Pump of']) expect(before).not.toContain(secret)
    await make.quotation(rival, { id: b })
    await make.quotation(rival, { id: c })
    await declineToQuote(rival, { id: a, reason: 'price', note: 'Too many burrs' })
    expect(await read()).toBe(before)
    for (const viewer of [customer, await make.admin()])
      expect((await getRfq(viewer, { id: rfq.id })).lines[0]).not.toHaveProperty('own')
  })

  test('after the deadline a supplier reads the lines that it answered alone, and nothing without one', async () => {
    const customer = await make.customer()
    const [own, idle] = [await make.supplier(), await make.supplier()]
    const rfq = await submit(customer, { quoteBy: inDays(1) })
    await make.quotation(own, { id: lineIds(rfq)[1]! })
    const over = new Date(Date.now() - 1_000)
    await db().rfq.update({ where: { id: rfq.id }, data: { quoteBy: over } })
    await db().inquiry.updateMany({ where: { rfqId: rfq.id }, data: { quoteBy: over } })
    const read = () => getRfq(own, { id: rfq.id })
    expect(await read()).toMatchObject({ state: 'closed', counts: { lines: 1, priced: 1 }, lines: [{ lineNo: 2 }] })
    await refused(getRfq(idle, { id: rfq.id }), 'not_found')
    expect((await listRfqs(idle, { limit: 100 })).items.map(({ id }) => id)).not.toContain(rfq.id)
    const before = JSON.stringify(await read())
    const admin = await make.admin()
    await closeOverdue()
    expect(JSON.stringify(await read())).toBe(before)
    expect((await getRfq(customer, { id: rfq.id })).state).toBe('quoted')
    const called = `RFQ-${String(rfq.id).padStart(4, '0')}`
    for (const viewer of [customer, admin])
      expect(
        (await news(viewer)).filter((message) => message.includes(called) || message.includes('No quotation')),
      ).toEqual([
        `Quoting on ${called} closed: 1 of 3 lines has a price`,
        ...(viewer === customer ? [] : [expect.any(String)]).slice(1),
      ])
    await closeOverdue()
    expect((await news(customer)).filter((message) => message.includes('closed')).length).toBe(1)
  })

  test('a supplier finds the same open requests alone, and beside what its tabs count', async () => {
    const [customer, own] = [await make.customer(), await make.supplier()]
    const [open, over] = [
      await submit(customer, { quoteBy: inDays(1) }),
      await submit(customer, { quoteBy: inDays(1) }),
    ]
    const quoted = await submit(customer)
    for (const rfq of [over, quoted]) await make.quotation(own, { id: lineIds(rfq)[0]! })
    const past = { quoteBy: new Date(Date.now() - 1_000) }
    await db().rfq.update({ where: { id: over.id }, data: past })
    await db().inquiry.updateMany({ where: { rfqId: over.id }, data: past })

    const ids = async (query: object) => (await listRfqs(own, { limit: 100, ...query })).items.map(({ id }) => id)
    const alone = await listRfqs(own, { limit: 100, state: 'open' })
    expect(alone.items.map(({ id }) => id)).toEqual(expect.arrayContaining([quoted.id, open.id]))
    expect(alone.items.map(({ id }) => id)).not.toContain(over.id)
    expect(await ids({ state: 'closed' })).toContain(over.id)
    const counted = (state: 'open' | 'closed') => listRfqs(own, { limit: 1, state, counts: 'true' })
    const [inOpen, inClosed] = [await counted('open'), await counted('closed')]
    expect(inOpen.counts).toEqual(inClosed.counts)
    expect(inOpen.counts).toMatchObject({ open: inOpen.total, closed: inClosed.total })
    expect(inOpen.total).toBe(alone.total)
    expect(await ids({ state: 'open', counts: 'true' })).toEqual(alone.items.map(({ id }) => id))
  })

  test('quotations and orders say of which line they are, and are found by the request', async () => {
    const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
    const rfq = await submit(customer)
    const [a, b] = lineIds(rfq) as [number, number]
    const quotation = await make.quotation(supplier, { id: a })
    await make.quotation(supplier, await make.inquiry(customer))
    await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
    await createWorkorder(admin, { inquiryId: a, supplierId: supplier.id })
    await createQuotation(supplier, { inquiryId: b, price: 900, details: 'Ex works', validUntil: null })
    for (const viewer of [customer, supplier, admin]) {
      const of = { limit: 10, rfqId: rfq.id }
      expect((await listQuotations(viewer, of)).items.map(({ lineNo }) => lineNo)).toEqual([2, 1])
      expect((await listWorkorders(viewer, of)).items).toMatchObject([{ rfqId: rfq.id, lineNo: 1 }])
    }
    expect(await getRfq(customer, { id: rfq.id })).toMatchObject({ state: 'open', counts: { accepted: 1, open: 2 } })
  })

  test('customers find it by its name, its reference and its id', async () => {
    const customer = await make.customer()
    const name = unique('Pump')
    const { id } = await submit(customer, { name, reference: 'PR-77/26' })
    await begin(customer, { name: 'Another' })
    const found = async (q: string, viewer = customer) =>
      (await listRfqs(viewer, { limit: 10, q })).items.map((one: Rfq) => one.id)
    expect([await found(name), await found('pr-77'), await found(`RFQ-${id}`)]).toEqual([[id], [id], [id]])
    expect(await found(name, await make.supplier())).toEqual([])
    const drafts = await listRfqs(customer, { limit: 10, state: 'draft' })
    expect(drafts.items).toMatchObject([{ name: 'Another', state: 'draft' }])
  })

  test('its state follows its lines', async () => {
    const customer = await make.customer()
    const { id, lines } = await submit(customer)
    const state = async () => (await getRfq(customer, { id })).state
    const put = (status: 'quoted' | 'accepted' | 'rejected', cancelled = false) =>
      db().inquiry.updateMany({ where: { rfqId: id }, data: { status, cancelled } })
    expect(await state()).toBe('open')
    await put('quoted')
    expect(await state()).toBe('quoted')
    await put('rejected')
    expect(await state()).toBe('decided')
    await put('rejected', true)
    expect(await state()).toBe('cancelled')
    expect(lines).toHaveLength(3)
  })
})

test('a share of a line is another line, with its deadline and the same letters', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const rfq = await submit(customer, { quoteBy: inDays(3), sealed: true })
  const [a] = lineIds(rfq) as [number]
  await make.quotation(supplier, { id: lineIds(rfq)[2]! })
  const share = await copyInquiry(customer, { id: a, split: true, quantity: 200 })
  expect(share).toMatchObject({
    rfqId: rfq.id,
    lineNo: 4,
    splitOf: a,
    quantity: 200,
    sealed: true,
    quoteBy: rfq.quoteBy,
  })
  expect(await getInquiry(supplier, { id: share.id })).not.toHaveProperty('splitOf')
  const again = await copyInquiry(customer, { id: a, quantity: 9 })
  expect(again).toMatchObject({ rfqId: null, lineNo: null })
  await rows(sql`UPDATE inquiries SET quote_by = now() - interval '1 second' WHERE rfq_id = ${rfq.id}`)
  await refused(copyInquiry(customer, { id: a, split: true, quantity: 100 }), 'conflict')
})

describe('all undecided lines together', () => {
  const called = (id: number) => `RFQ-${String(id).padStart(4, '0')}`
  /** A request on which two suppliers quoted: one on two lines, the other on one. */
  async function quoted(form: Input<typeof rfqs.add> = {}) {
    const [customer, first, second] = [await make.customer(), await make.supplier(), await make.supplier()]
    const rfq = await submit(customer, { quoteBy: inDays(5), ...form })
    const [a, b, c] = lineIds(rfq) as [number, number, number]
    for (const id of [a, b]) await make.quotation(first, { id })
    const { id: quotation } = await make.quotation(second, { id: b })
    return { customer, first, second, rfq, a, b, c, quotation }
  }

  test('move to another deadline, and each bidder hears of it once', async () => {
    const { customer, first, second, rfq, a } = await quoted()
    const before = [await news(first), await news(second)].map(({ length }) => length)
    const quoteBy = '2027-02-04T12:30:00.000Z'
    const moved = await moveRfqDeadline(customer, { id: rfq.id, quoteBy })
    conforms(rfqs.moveDeadline, moved)
    expect([moved.quoteBy, ...moved.lines.map((one) => one.quoteBy)]).toEqual(Array(4).fill(quoteBy))
    for (const [at, viewer] of [first, second].entries()) {
      const now = await news(viewer)
      expect(now.slice(0, now.length - before[at]!)).toEqual([
        `Quoting on ${called(rfq.id)} is open until 4 Feb 2027, 18:00`,
      ])
    }
    await refused(moveDeadline(customer, { id: a, quoteBy }), 'conflict')
    await refused(closeInquiry(customer, { id: a, as: 'quoted' }), 'conflict')
    await refused(changeInquiryStatus(await make.admin(), { id: a, status: 'quoted' }), 'conflict')
    await refused(moveRfqDeadline(await make.customer(), { id: rfq.id, quoteBy }), 'not_found')
    const draft = await begin(customer)
    await refused(moveRfqDeadline(customer, { id: draft.id, quoteBy }), 'conflict')
  })

  test('stop, open again with a later deadline, and stay where they were decided', async () => {
    const { customer, rfq, b, c, quotation } = await quoted()
    await changeQuotationStatus(customer, { id: quotation, status: 'accepted' })
    const stopped = await closeRfq(customer, { id: rfq.id, as: 'quoted' })
    conforms(rfqs.close, stopped)
    expect(stopped).toMatchObject({ state: 'quoted', counts: { quoted: 2, accepted: 1 } })
    await refused(closeRfq(customer, { id: rfq.id, as: 'quoted' }), 'conflict')
    const opened = await moveRfqDeadline(await make.admin(), { id: rfq.id, quoteBy: inDays(9) })
    expect(opened).toMatchObject({ state: 'open', counts: { open: 2, accepted: 1 } })
    expect(opened.lines.find(({ id }) => id === b)!.quoteBy).toBe(rfq.quoteBy)
    expect(opened.lines.find(({ id }) => id === c)!.status).toBe('processing')
    const idle = await submit(customer)
    await refused(closeRfq(customer, { id: idle.id, as: 'quoted' }), 'conflict')
  })

  test('are cancelled: each supplier hears once how many of its quotations were rejected', async () => {
    const { customer, first, second, rfq } = await quoted()
    await refused(closeRfq(customer, { id: rfq.id, as: 'cancelled', note: 'Call 98220 12345' }), 'validation', 'note')
    const before = [await news(first), await news(second)].map(({ length }) => length)
    const cancelled = await closeRfq(customer, { id: rfq.id, as: 'cancelled', note: 'The pump is not built' })
    expect(cancelled).toMatchObject({ state: 'cancelled', counts: { rejected: 3 } })
    const told = async (viewer: Viewer, had: number) => {
      const now = await news(viewer)
      return now.slice(0, now.length - had)
    }
    expect(await told(first, before[0]!)).toEqual([
      `${called(rfq.id)} was cancelled: 2 quotations of yours were rejected`,
    ])
    expect(await told(second, before[1]!)).toEqual([
      `${called(rfq.id)} was cancelled: 1 quotation of yours was rejected`,
    ])
    await refused(moveRfqDeadline(customer, { id: rfq.id, quoteBy: inDays(9) }), 'conflict')
  })

  test('or none: with sealed prices in, every line that stands in the way is named', async () => {
    const { customer, rfq, a } = await quoted({ sealed: true })
    const faults = async (act: Promise<unknown>) =>
      act.then(
        () => [],
        (problem: { issues: { path: string; message: string }[] }) =>
          problem.issues.map(({ path, message }) => [path, message.slice(0, 28)]),
      )
    const both = ['Line 1: Sealed prices are in', 'Line 2: Sealed prices are in']
    expect(await faults(moveRfqDeadline(customer, { id: rfq.id, quoteBy: inDays(2) }))).toEqual([
      ['lines.0', both[0]],
      ['lines.1', both[1]],
    ])
    expect(await faults(closeRfq(customer, { id: rfq.id, as: 'quoted' }))).toHaveLength(2)
    await refused(moveRfqDeadline(customer, { id: rfq.id, quoteBy: null }), 'validation', 'quoteBy')
    expect(await getInquiry(customer, { id: a })).toMatchObject({ quoteBy: rfq.quoteBy, status: 'processing' })
  })
})
