import { text } from 'node:stream/consumers'
import { GET as list } from '@/app/api/audit/route'
import { audit } from '@/lib/contract'
import { setSupplierCategory } from '@/lib/domain/people/accounts/edit-supplier'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { changeMember } from '@/lib/domain/people/members/change-member'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getAuditEntry } from './get-audit-entry'
import { exportAudit } from './export-audit'
import { listActors } from './list-actors'
import { listAuditPeople } from './list-people'

await ownDatabase()

let admin: Viewer, shop: Viewer, machineName: string, machineId: number, orderId: number
const project = unique('Spindle')

beforeAll(async () => {
  ;[admin, shop] = [
    await make.admin({ contactName: 'Nandini Rao' }),
    await make.supplier({ companyName: unique('Pune') }),
  ]
  const machine = await make.machine(shop, { approved: false })
  ;[machineName, machineId] = [machine.name, machine.id]
  await rejectMachine(admin, { id: machineId, reason: 'No serial number' })
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer, { projectName: project })
  orderId = (await make.order({ supplier: shop, customer })).workorder.id
  await db().workOrder.update({ where: { id: orderId }, data: { inquiryId: inquiry.id } })
  await changeWorkorderStatus(shop, { id: orderId, status: 'started', notes: 'On the lathe' })
  await setWorkorderPayment(admin, { id: orderId, status: 'partial' })
  await setSupplierCategory(admin, { id: shop.id, mainProcessCategory: 'Milling' })
})

const asked = (fields: object = {}, viewer = admin) => listAudit(viewer, audit.list.query.parse(fields))
const kinds = async (fields: object) => (await asked(fields)).items.map(({ kind }) => kind)

test('an entry says who did what to which thing, and where it opens', async () => {
  const [entry] = (await asked({ actor: admin.id, kind: 'machine.rejected' })).items
  expect(entry).toMatchObject({
    kind: 'machine.rejected',
    name: 'Machine rejected',
    from: 'pending',
    to: 'rejected',
    sentence: `Rejected machine ${machineName} of ${shop.companyName}`,
    actor: { id: admin.id, contactName: 'Nandini Rao', companyName: admin.companyName, role: 'admin' },
    entityType: 'machine',
    entityId: machineId,
    note: 'No serial number',
    href: `/admin/approvals?tab=machines&id=${machineId}`,
    facts: [
      { label: 'Supplier', value: shop.companyName },
      { label: 'Machine', value: machineName },
    ],
  })
  expect(await getAuditEntry(admin, { id: entry!.id })).toEqual(entry)
  await refused(getAuditEntry(admin, { id: 2_000_000_000 }), 'not_found')
})

describe('filters', () => {
  test('by the one who acted, the newest first, and by time the other way', async () => {
    const newestFirst = ['account.categorySet', 'workorder.paymentChanged', 'machine.rejected']
    expect(await kinds({ actor: admin.id })).toEqual(newestFirst)
    expect(await kinds({ actor: admin.id, sort: 'at' })).toEqual([...newestFirst].reverse())
    await refused(asked({ sort: 'note' }), 'validation', 'sort')
  })

  test('by what the actor was; nobody signed in is the system', async () => {
    const before = (await db().event.create({ data: { kind: 'account.registered', data: {} } })).id
    for (const role of ['admin', 'customer', 'supplier'] as const)
      for (const { actor } of (await asked({ actorRole: role })).items) expect(actor?.role).toBe(role)
    expect((await asked({ actorRole: 'system', limit: 1 })).items).toMatchObject([{ id: before, actor: null }])
  })

  test('by one kind, by a group of kinds, by one thing', async () => {
    const here = { entityType: 'workorder', entityId: orderId }
    expect(await kinds({ ...here, kind: 'workorder.created' })).toEqual(['workorder.created'])
    expect(await kinds({ ...here, kind: 'payments' })).toEqual(['workorder.paymentChanged'])
    expect(await kinds(here)).toEqual(['workorder.paymentChanged', 'workorder.statusChanged', 'workorder.created'])
    expect(await kinds({ entityType: 'user', entityId: shop.id })).toEqual(['account.categorySet'])
  })

  test('by days in India: both ends count, from midnight to midnight there', async () => {
    const { id: actor } = await make.admin()
    const at = (createdAt: string) => db().event.create({ data: { kind: 'x', actorId: actor, createdAt, data: {} } })
    const inApril = [await at('2026-03-31T18:30:00.000Z'), await at('2026-04-01T18:29:59.999Z')]
    await at('2026-03-31T18:29:59.999Z')
    await at('2026-04-01T18:30:00.000Z')
    const { items, total } = await asked({ actor, from: '2026-04-01', to: '2026-04-01', sort: 'at' })
    expect([items.map(({ id }) => id), total]).toEqual([inApril.map(({ id }) => id), 2])
    expect((await asked({ actor, from: '2026-04-02' })).total).toBe(1)
    expect((await asked({ actor, to: '2026-03-31' })).total).toBe(1)
  })

  test('by a part of a name or a note, in any script and however short, and by an id', async () => {
    expect(await kinds({ q: project.toUpperCase() })).toContain('workorder.paymentChanged')
    expect(await kinds({ q: machineName, actor: admin.id })).toEqual(['machine.rejected'])
    expect(await kinds({ q: 'serial', actor: admin.id })).toEqual(['machine.rejected'])
    expect(await kinds({ q: 'no', actor: admin.id, kind: 'machines' })).toEqual(['machine.rejected'])
    expect(await kinds({ q: `WO-${orderId}`, actor: admin.id })).toEqual(['workorder.paymentChanged'])
    expect(await kinds({ q: `QUOT-${orderId}`, actor: admin.id })).toEqual([])
    const note = 'सीरियल नंबर नहीं है'
    await db().event.create({ data: { kind: 'machine.rejected', actorId: admin.id, data: {}, note } })
    expect(await kinds({ q: 'नंबर', actor: admin.id })).toEqual(['machine.rejected'])
    expect(await kinds({ q: '100%_', actor: admin.id })).toEqual([])
  })

  test.each([
    ['kind=machine.sold', 'kind'],
    ['actorRole=owner', 'actorRole'],
    ['actor=-1', 'actor'],
    ['member=x', 'member'],
    ['entityType=drawing', 'entityType'],
    ['entityId=x', 'entityId'],
    ['from=yesterday', 'from'],
    ['to=2026-02-30', 'to'],
  ])('%s is refused', async (query, path) => {
    const response = await call(list, { as: admin, at: `/api/audit?${query}` })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'validation', issues: [{ path }] }])
  })
})

test('page by page there and back, each entry once, also of one instant', async () => {
  const { id: actor } = await make.admin()
  const at = (n: number) => new Date(Date.parse('2026-05-01T00:00:00Z') + Math.floor(n / 4) * 1_000)
  const data = Array.from({ length: 23 }, (_, n) => ({ kind: 'x', actorId: actor, createdAt: at(n), data: {} }))
  await db().event.createMany({ data })
  const pages = [await asked({ actor, limit: 10 })]
  while (pages.at(-1)!.next) pages.push(await asked({ actor, limit: 10, cursor: pages.at(-1)!.next }))
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect([pages.map(({ items }) => items.length), pages.map(({ total }) => total)]).toEqual([
    [10, 10, 3],
    [23, 23, 23],
  ])
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect((await asked({ actor, limit: 10, cursor: pages[1]!.prev })).items).toEqual(pages[0]!.items)
})

test('an entry that is written in a shape of old says its kind, and hides no other', async () => {
  const { id: actorId } = await make.admin()
  await db().event.create({ data: { kind: 'payment.exported', actorId, data: {} } })
  await db().event.create({ data: { kind: 'machine.sold', actorId, data: {} } })
  const { items } = await asked({ actor: actorId })
  expect(items.map(({ sentence }) => sentence)).toEqual(['machine.sold', 'Payments exported'])
})

test('what was written stays: no row is changed or taken away, by whatever way', async () => {
  const { id } = (await asked({ limit: 1 })).items[0]!
  const before = await db().event.findUniqueOrThrow({ where: { id } })
  await expect(db().event.update({ where: { id }, data: { note: 'never mind' } })).rejects.toThrow(/only ever added to/)
  await expect(db().event.deleteMany({ where: { id } })).rejects.toThrow(/only ever added to: no DELETE/)
  await expect(rows(sql`UPDATE events SET actor_id = NULL WHERE id = ${id}`)).rejects.toThrow(/no UPDATE/)
  await expect(db().user.delete({ where: { id: admin.id } })).rejects.toThrow(/Foreign key|foreign key/)
  expect(await db().event.findUniqueOrThrow({ where: { id } })).toEqual(before)
})

test('whom one may choose: the admins, accounts by name, or the one that is chosen', async () => {
  expect(await listActors(admin, {})).toEqual(expect.arrayContaining([expect.objectContaining({ role: 'admin' })]))
  expect(await listActors(admin, { q: shop.companyName })).toMatchObject([{ id: shop.id, role: 'supplier' }])
  expect(await listActors(admin, { id: shop.id })).toMatchObject([{ id: shop.id }])
})

describe('people of a company', () => {
  let owner: Viewer, sunita: Viewer
  const act = (viewer: Viewer) => make.process(viewer)
  beforeAll(async () => {
    owner = await make.supplier({ companyName: unique('Nashik Gears'), contactName: 'Anand Pawar' })
    sunita = await make.colleague(owner, 'quoter', { name: unique('Sunita') })
    await act(owner)
    await act(sunita)
    await changeMember(owner, { id: sunita.member.id, role: 'finance' })
  })

  test('an entry names the person with the role of that moment, which a later change leaves as it was', async () => {
    const of = async (member: number) => (await asked({ member, kind: 'process.submitted' })).items
    const company = { id: owner.id, companyName: owner.companyName, role: 'supplier' }
    expect((await of(sunita.member.id)).map(({ actor }) => actor)).toEqual([
      { ...company, memberId: sunita.member.id, contactName: sunita.member.name, memberRole: 'quoter' },
    ])
    expect((await of(owner.member.id)).map(({ actor }) => actor)).toEqual([
      { ...company, memberId: owner.member.id, contactName: 'Anand Pawar', memberRole: 'owner' },
    ])
  })

  test('the acts of one person are listed and exported without those of colleagues, also together with the company', async () => {
    const member = sunita.member.id
    expect(await kinds({ member })).toEqual(['process.submitted'])
    expect(await kinds({ member, actor: owner.id })).toEqual(['process.submitted'])
    expect(await kinds({ member, actor: admin.id })).toEqual([])
    const file = await exportAudit(admin, audit.export.query.parse({ member }))
    const [head, ...lines] = (await text(file.content)).trimEnd().split('\r\n')
    expect(head).toContain(',Person,Company,Role,Member role,')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`,${sunita.member.name},${owner.companyName},supplier,Quoter,`)
  })

  test('people are found by their name or their company, removed ones, too; admins are offered first', async () => {
    const listed = { id: sunita.member.id, name: sunita.member.name, companyId: owner.id, role: 'supplier' }
    expect(await listAuditPeople(admin, { q: sunita.member.name })).toMatchObject([{ ...listed, removed: false }])
    expect(await listAuditPeople(admin, { q: owner.companyName })).toMatchObject([{ id: owner.member.id }, listed])
    await removeMember(owner, { id: sunita.member.id })
    const removed = { ...listed, memberRole: 'finance', removed: true }
    expect(await listAuditPeople(admin, { q: sunita.member.name })).toMatchObject([removed])
    expect(await listAuditPeople(admin, { id: sunita.member.id })).toMatchObject([removed])
    expect(await kinds({ member: sunita.member.id })).toEqual(['process.submitted'])
    for (const { role } of await listAuditPeople(admin, {})) expect(role).toBe('admin')
    await refused(listAuditPeople(owner, {}), 'forbidden')
  })

  test('an act of the system, and one of before companies had people, name no person’s role', async () => {
    const { id: actorId } = await make.admin({ contactName: 'Nandini Rao' })
    await db().event.create({ data: { kind: 'x', actorId, actorRole: 'admin', data: {} } })
    expect((await asked({ actor: actorId })).items).toMatchObject([
      { actor: { contactName: 'Nandini Rao', memberId: null, memberRole: null } },
    ])
  })
})
