import type { Events } from '@/lib/rules/events'
import type { EventKind } from '@/lib/terms/event-kinds'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { events } from '@/lib/rules/events'
import { writeEvent } from './emit'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

type People = Record<'customer' | 'supplier' | 'matching' | 'admin' | 'other', Viewer>
type Told = (keyof People)[]

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

const invoice = { invoiceId: 7007, kind: 'invoice', number: 'JW/26-27/00007', totalPaise: 1_18_000_00, dueOn: null }

/** The contract's table: what happened, with the facts that decide, and whom the bell tells. */
const table: [EventKind, object, Told][] = [
  ['account.registered', {}, ['admin']],
  ['account.added', {}, []],
  ['account.verified', {}, ['customer']],
  ['account.suspended', { note: 'Two complaints' }, ['customer', 'admin']],
  ['account.reinstated', {}, ['customer', 'admin']],
  ['account.memberJoined', { memberName: 'Ravi', memberRole: 'buyer' }, ['customer']],
  ['account.memberDeclined', { memberName: 'Ravi' }, ['customer']],
  ['account.memberRemoved', { memberName: 'Ravi' }, ['customer']],
  ['account.memberChanged', { fromRole: 'buyer', toRole: 'buyer' }, []],
  ['account.taxProfileChanged', { notified: true }, ['customer', 'admin']],
  ['account.taxProfileChanged', { notified: false }, []],
  ['operator.changed', { operatorId: 1, bank: true }, ['admin']],
  ['operator.changed', { operatorId: 1, bank: false }, []],
  ['rate.added', { rateId: 1, code: '8481', rateBp: 1800, since: '2026-04-01' }, []],
  ['rate.changed', { rateId: 1, code: '8481' }, []],
  ['inquiry.submitted', { held: false }, ['matching', 'admin']],
  ['inquiry.submitted', { held: true }, []],
  ['inquiry.submitted', { held: false, processName: null }, ['admin']],
  ['inquiry.released', {}, ['matching', 'admin']],
  ['inquiry.processSet', { held: false }, ['matching']],
  ['inquiry.processSet', { held: true }, []],
  ['inquiry.statusChanged', { from: 'new', to: 'processing' }, []],
  ['inquiry.revised', { inquiryId: 0 }, []],
  ['inquiry.opened', {}, ['matching']],
  ['inquiry.submitted', { held: false, repeat: { supplierId: 0, workorderId: 12 } }, ['admin']],
  ['inquiry.deadlineMoved', { inquiryId: 0, quoteBy: null }, []],
  ['inquiry.deadlineNear', { quoteBy: '2026-11-27T12:30:00.000Z' }, ['supplier']],
  ['quotation.expiring', { validUntil: '2026-11-27T12:30:00.000Z' }, ['customer', 'supplier']],
  ['quotation.expired', { validUntil: '2026-11-27T12:30:00.000Z' }, ['customer', 'supplier']],
  ['inquiry.deadlinePassed', {}, ['customer', 'admin']],
  ['quotation.created', {}, ['customer', 'admin']],
  ['quotation.revised', {}, ['customer', 'admin']],
  ['quotation.reconfirmed', {}, ['customer', 'admin']],
  ['quotation.withdrawn', {}, ['customer', 'admin']],
  ['quotation.countered', { asked: 1_000 }, ['supplier']],
  ['quotation.counterDeclined', { asked: 1_000 }, ['customer']],
  ['quotation.requoteAsked', {}, ['supplier']],
  ['inquiry.quotingDeclined', { reason: 'capacity' }, ['customer', 'admin']],
  ['quotation.sent', {}, []],
  ['quotation.accepted', {}, ['supplier', 'admin']],
  ['quotation.rejected', { following: false }, ['supplier', 'admin']],
  ['quotation.rejected', { following: true }, ['supplier']],
  ['workorder.created', {}, ['customer', 'supplier']],
  ['workorder.statusChanged', { to: 'started' }, ['customer']],
  ['workorder.statusChanged', { to: 'issues' }, ['customer', 'admin']],
  ['workorder.statusChanged', { to: 'completed' }, ['customer', 'admin']],
  ['workorder.paymentChanged', { to: 'partial' }, ['customer', 'supplier']],
  ['workorder.ownerSet', { ownerId: null }, []],
  ['inquiry.ownerSet', {}, ['admin']],
  ['note.added', {}, ['admin']],
  ['note.added', { mentioned: [] }, []],
  ['note.removed', {}, []],
  ['workorder.progressed', { doneQuantity: 60, quantity: 120, expectedDate: null, dueDate: null }, ['customer']],
  ['workorder.filesAdded', { names: ['a.pdf'] }, []],
  ['workorder.documentsSet', { added: ['packing_photo'], removed: [] }, ['supplier']],
  ['workorder.documentWaived', { kind: 'packing_photo', note: 'Fetched' }, ['customer', 'supplier']],
  ['workorder.documentRestored', { kind: 'packing_photo' }, ['supplier']],
  ['workorder.reportFinal', { kind: 'inspection', version: 1, verdict: 'accepted' }, ['customer']],
  ['workorder.reportFinal', { kind: 'inspection', version: 1, verdict: 'rejected' }, ['customer', 'admin']],
  ['workorder.certificateIssued', { no: 1 }, ['customer']],
  ['workorder.certificateVoided', { no: 1, note: 'A wrong heat' }, ['customer']],
  ['workorder.lotAdded', { heat: '7A' }, []],
  ['workorder.lotChanged', { heat: '7A' }, []],
  ['workorder.lotVoided', { heat: '7A' }, []],
  ['workorder.fileHidden', { name: 'a.pdf' }, []],
  ['workorder.fileShown', { name: 'a.pdf' }, []],
  ['workorder.statusChanged', { to: 'issues', problemId: 3 }, []],
  ['workorder.termsChanged', { fields: ['hsn'] }, []],
  ['invoice.issued', { ...invoice, held: false }, ['customer']],
  ['invoice.issued', { ...invoice, held: true }, []],
  ['invoice.registered', invoice, ['customer', 'admin']],
  ['invoice.dueSoon', { ...invoice, balancePaise: 100 }, ['customer']],
  ['invoice.overdue', { ...invoice, balancePaise: 100, days: 1 }, ['customer', 'admin']],
  ['invoice.irnMissing', invoice, ['admin']],
  ['problem.raised', { raisedRole: 'customer', kind: 'finish', quantity: 4 }, ['supplier', 'admin']],
  ['problem.raised', { raisedRole: 'supplier', kind: 'finish', quantity: null }, ['customer', 'admin']],
  ['problem.raised', { raisedRole: 'supplier', kind: 'other', quantity: null, silent: true }, []],
  ['problem.filesAdded', { names: ['a.jpg'] }, []],
  ['problem.contained', { note: 'The lot was sorted' }, ['customer', 'admin']],
  ['problem.decided', { decision: 'rework' }, ['customer', 'supplier']],
  ['problem.rejected', {}, ['customer', 'supplier']],
  ['problem.solved', { closesAt: '2026-11-27T12:30:00.000Z' }, ['customer']],
  ['problem.sentBack', {}, ['supplier', 'admin']],
  ['problem.closed', { raisedRole: 'customer' }, ['supplier']],
  ['problem.closed', { raisedRole: 'supplier', silent: true }, []],
  ['problem.expired', {}, ['customer', 'supplier']],
  ['problem.withdrawn', { raisedRole: 'supplier' }, ['customer']],
  ['problem.reopened', {}, ['customer', 'supplier']],
  ['problem.uncontained', {}, ['supplier', 'admin']],
  ['workorderrequest.created', {}, ['admin']],
  ['workorderrequest.assigned', {}, ['supplier']],
  ['workorderrequest.rejected', {}, ['supplier']],
  ['machine.submitted', {}, ['admin']],
  ['machine.approved', {}, ['supplier']],
  ['machine.rejected', { note: 'No serial number' }, ['supplier']],
  ['machine.statusChanged', { to: 'idle' }, []],
  ['process.submitted', {}, ['admin']],
  ['process.approved', {}, ['supplier']],
  ['process.rejected', { note: null }, ['supplier']],
  ['question.asked', {}, ['customer']],
  ['question.answered', {}, ['supplier']],
  ['question.shared', { inquiryId: 0 }, []],
  ['question.noticed', { inquiryId: 0 }, []],
  ['question.withheld', { note: 'Off topic' }, ['customer']],
  ['message.held', {}, []],
  ['message.held', { entityType: 'question', inquiryId: 12 }, ['admin']],
  ['file.held', { fault: 'password' }, ['customer']],
  ['message.released', { edited: false }, []],
  ['message.released', { edited: true }, ['customer']],
  ['message.withheld', { note: 'A phone number' }, ['customer']],
  ['account.identityChanged', { oldCompanyName: 'Asha', newCompanyName: 'Asha Tools' }, ['admin']],
  ['account.rechecked', {}, ['customer']],
  ['account.rejected', { note: 'No GST number' }, ['customer']],
  ['account.changesRequested', { note: 'No GST number' }, ['customer']],
  ['account.resubmitted', {}, ['admin']],
  ['receipt.claimed', {}, ['admin']],
  ['receipt.received', {}, ['customer']],
  ['receipt.refunded', {}, ['customer']],
  ['receipt.refused', { note: 'Not in the account' }, ['customer']],
  ['receipt.reversed', { note: 'The cheque bounced' }, ['customer']],
  ['receipt.reversed', { note: 'Set to Pending', silent: true }, []],
  // What is kept for the audit log alone.
  ...(
    [
      'account.edited',
      'account.categorySet',
      'account.profileChanged',
      'account.passwordChanged',
      'account.passwordLinkSent',
      'account.passwordSet',
      'account.mailsChosen',
      'account.emailChangeAsked',
      'account.emailChangeCancelled',
      'account.emailChanged',
      'account.emailProven',
      'account.addressChanged',
      'workorder.referencesChanged',
      'account.memberInvited',
      'account.sessionsEnded',
      'account.factorAdded',
      'account.factorRemoved',
      'account.factorsReset',
      'account.recoveryUsed',
      'account.emailReverted',
      'account.newDevice',
      'receipt.adjusted',
      'receipt.allocated',
      'receipt.withdrawn',
      'list.exported',
      'payment.exported',
      'audit.exported',
      'delivery.retried',
    ] as const
  ).map((kind): [EventKind, object, Told] => [kind, {}, []]),
]

let story: Awaited<ReturnType<typeof people>> | undefined

test.each(table)('%s %j tells %j', async (kind, facts, expected) => {
  story ??= await people()
  const data = {
    inquiryId: 7007,
    questionId: 7007,
    quotationId: 7007,
    workorderId: 7007,
    requestId: 7007,
    machineId: 7007,
    processId: 7007,
    price: 1_234_567,
    projectName: 'Bracket',
    machineName: 'VMC',
    processName: story.processName,
    supplierName: 'Shakti',
    prices: [1_300, 1_200],
    leadDays: [null, 18],
    texts: [],
    quantity: null,
    version: 2,
    revision: 2,
    change: 'added',
    fields: ['phone'],
    filters: {},
    topic: 'payments',
    on: true,
    first: false,
    deliveries: 1,
    entityType: 'inquiry',
    entityId: 7007,
    field: 'description',
    found: ['phone'],
    authorId: story.customer.id,
    companyName: 'Asha Tools',
    role: 'customer',
    to: 'pending',
    from: 'pending',
    customerId: story.customer.id,
    supplierId: story.supplier.id,
    accountId: story.customer.id,
    ownerId: story.admin.member.id,
    mentioned: [story.admin.member.id],
    ...(kind.startsWith('receipt.') && {
      receiptId: 7007,
      amountPaise: 100,
      tdsPaise: 0,
      mode: 'neft',
      utr: 'SBIN0526',
      orders: [7007],
    }),
    ...(kind.startsWith('problem.') && { problemId: 7007, raisedRole: 'admin' }),
    ...facts,
  }
  expect(await told(await happens(kind, data as never), story)).toEqual(expected)
})

test('the table holds every event there is', () =>
  expect([...new Set(table.map(([kind]) => kind))].sort()).toEqual(Object.keys(events).sort()))

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
