import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { getSupplier } from '@/lib/domain/people/accounts/get-supplier'
import { listCustomers } from '@/lib/domain/people/accounts/list-accounts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db } from '@/lib/infra/db/db'
import { NOTES_OF_A_THING, type NotedThing } from '@/lib/terms/noted-things'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addNote } from './add-note'
import { listNotes } from './list-notes'
import { removeNote } from './remove-note'

await ownDatabase()

const of = (entityType: NotedThing, entityId: number) => ({ entityType, entityId })
const textsOf = async (viewer: Viewer, about: ReturnType<typeof of>) =>
  (await listNotes(viewer, { ...about, limit: 50 })).items.map(({ text }) => text)
const toldOf = async (note: { id: number }) => {
  const event = await db().event.findFirstOrThrow({
    where: { kind: 'note.added', data: { path: ['noteId'], equals: note.id } },
  })
  const bells = await db().notification.findMany({ where: { eventId: event.id } })
  const mails = await db().mail.findMany({ where: { eventId: event.id } })
  return { event, bells, mails }
}

test('notes of a thing are read newest first, each with its author; those of others are not among them', async () => {
  const [asha, ravi] = [await make.admin({ contactName: 'Asha' }), await make.admin({ contactName: 'Ravi' })]
  const about = of('inquiry', (await make.inquiry(await make.customer())).id)
  await addNote(asha, { ...about, text: 'Called them' })
  await addNote(ravi, { ...about, text: 'They want a\nsecond price' })
  await addNote(ravi, { ...about, entityType: 'account', entityId: (await make.customer()).id, text: 'Elsewhere' })
  const { items, total } = await listNotes(asha, { ...about, limit: 50 })
  expect(items.map(({ text, authorId, authorName }) => [text, authorId, authorName])).toEqual([
    ['They want a\nsecond price', ravi.member.id, 'Ravi'],
    ['Called them', asha.member.id, 'Asha'],
  ])
  expect(total).toBe(2)
  expect((await listNotes(asha, { ...about, limit: 1 })).next).toEqual(expect.any(String))
  expect((await listNotes(asha, { ...about, limit: 50, q: 'SECOND' })).items).toHaveLength(1)
})

test('markup comes back as the text that it is', async () => {
  const admin = await make.admin()
  const text = '<script>alert(1)</script> & <b>bold</b>'
  const note = await make.note(admin, { text })
  expect(await textsOf(admin, of(note.entityType, note.entityId))).toEqual([text])
})

test('every thing that has notes says how many; a removed one no longer counts', async () => {
  const { workorder, inquiry, quotation, customer, supplier, admin } = await make.order()
  const process = await make.process(supplier)
  const machine = await make.machine(supplier)
  const counts = async () => [
    (await getInquiry(admin, { id: inquiry.id })).noteCount,
    (await listInquiries(admin, { limit: 1, q: `INQ-${inquiry.id}` })).items[0]!.noteCount,
    (await getQuotation(admin, { id: quotation.id })).noteCount,
    (await getWorkorder(admin, { id: workorder.id })).noteCount,
    (await getSupplier(admin, { id: supplier.id })).noteCount,
    (await listCustomers(admin, { limit: 1, q: customer.companyName })).items[0]!.noteCount,
    (await listMachines(admin, { limit: 1, q: machine.name })).items[0]!.noteCount,
    (await listProcesses(admin, { limit: 1, q: process.name })).items[0]!.noteCount,
  ]
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  const things = [
    of('inquiry', inquiry.id),
    of('quotation', quotation.id),
    of('workorder', workorder.id),
    of('account', supplier.id),
    of('account', customer.id),
    of('machine', machine.id),
    of('process', process.id),
  ]
  const notes = []
  for (const about of things) notes.push(await make.note(admin, about))
  await make.note(admin, of('workorder', workorder.id))
  expect(await counts()).toEqual([1, 1, 1, 2, 1, 1, 1, 1])
  for (const { id } of notes) await removeNote(admin, { id })
  expect(await counts()).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
})

test('its author alone removes a note, once', async () => {
  const [author, other] = [await make.admin(), await make.admin()]
  const note = await make.note(author)
  await refused(removeNote(other, { id: note.id }), 'not_found')
  expect(await textsOf(other, of(note.entityType, note.entityId))).toEqual([note.text])
  const both = await Promise.allSettled([removeNote(author, { id: note.id }), removeNote(author, { id: note.id })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await refused(removeNote(author, { id: note.id }), 'not_found')
  expect(await textsOf(author, of(note.entityType, note.entityId))).toEqual([])
})

test('a note about nothing is refused at its id; an admin has none', async () => {
  const admin = await make.admin()
  const things: NotedThing[] = ['inquiry', 'quotation', 'workorder', 'account', 'machine', 'process']
  for (const type of things)
    await refused(addNote(admin, { ...of(type, 2_000_000_000), text: 'Hm' }), 'validation', 'entityId')
  await refused(addNote(admin, { ...of('account', admin.id), text: 'Hm' }), 'validation', 'entityId')
  expect(await textsOf(admin, of('inquiry', 2_000_000_000))).toEqual([])
})

test('a thing holds only so many notes', async () => {
  const admin = await make.admin()
  const { id } = await make.customer()
  const data = { entityType: 'account', entityId: id, text: 'Called', authorId: admin.member.id }
  await db().note.createMany({ data: Array.from({ length: NOTES_OF_A_THING }, () => data) })
  await refused(addNote(admin, { ...of('account', id), text: 'Once more' }), 'conflict')
})

test('@name tells that admin, in the bell and by mail, where and not what', async () => {
  const name = unique('Meena')
  const [author, meena] = [await make.admin({ contactName: 'Asha' }), await make.admin({ contactName: `${name} Iyer` })]
  const inquiry = await make.inquiry(await make.customer(), { projectName: 'Flange' })
  const note = await addNote(author, { ...of('inquiry', inquiry.id), text: `@${name} their bank changed` })
  const { event, bells, mails } = await toldOf(note)
  expect(bells.map(({ memberId, title, message, entityId }) => [memberId, title, message, entityId])).toEqual([
    [
      meena.member.id,
      'You were mentioned',
      `Asha mentioned you in a note on INQ-${String(inquiry.id).padStart(4, '0')} (Flange)`,
      inquiry.id,
    ],
  ])
  expect(mails.map(({ memberId, topic }) => [memberId, topic])).toEqual([[meena.member.id, 'team']])
  expect(JSON.stringify([event, bells])).not.toContain('bank')
})

test('a name of nobody, of two, or one’s own tells nobody', async () => {
  const [author, twin] = [await make.admin({ contactName: unique('Kiran') }), await make.admin()]
  await make.admin({ contactName: twin.contactName })
  for (const text of ['@nobody', `@${twin.contactName}`, `@${author.contactName}`, 'no sign'])
    expect((await toldOf(await make.note(author, { text }))).bells).toEqual([])
})

test('neither notes nor owners are in the history that customers and suppliers read', async () => {
  const { inquiry, workorder, customer, supplier, admin } = await make.order()
  await make.note(admin, of('inquiry', inquiry.id))
  await make.note(admin, of('workorder', workorder.id))
  await setInquiryOwner(admin, { id: inquiry.id, ownerId: admin.member.id })
  for (const viewer of [customer, supplier]) {
    const read = [await getInquiry(viewer, { id: inquiry.id }), await getWorkorder(viewer, { id: workorder.id })]
    expect(JSON.stringify(read)).not.toMatch(/note\.|owner|noteCount/i)
  }
})
