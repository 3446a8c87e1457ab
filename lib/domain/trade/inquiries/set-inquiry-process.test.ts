import { inquiries } from '@/lib/contract/trade/inquiries'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeInquiryStatus } from './change-inquiry-status'
import { getInquiry } from './get-inquiry'
import { setInquiryProcess } from './set-inquiry-process'

await ownDatabase()

const bellOf = (memberId: number, entityId: number) =>
  db().notification.findMany({ where: { memberId, entityType: 'inquiry', entityId }, orderBy: { id: 'asc' } })

test('an inquiry without a process waits: admins read so, by mail too, and no supplier is notified', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  await make.process(supplier)
  const { id, projectName } = await make.inquiry(await make.customer())
  const [entry] = await bellOf(admin.member.id, id)
  expect(entry!.message).toContain(`(${projectName}) needs a process`)
  expect(await db().mail.count({ where: { memberId: admin.member.id, eventId: entry!.eventId! } })).toBe(1)
  expect(await bellOf(supplier.member.id, id)).toEqual([])
})

test('once an admin has set the process, the suppliers that offer it are notified, once', async () => {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const process = await make.process(supplier)
  const { id } = await make.inquiry(customer)
  const inquiry = await setInquiryProcess(admin, { id, processId: process.id })
  expect(conforms(inquiries.setProcess, inquiry)).toMatchObject({ processId: process.id, processName: process.name })
  await setInquiryProcess(admin, { id, processId: process.id })

  const bell = await bellOf(supplier.member.id, id)
  expect(bell.map((entry) => entry.message)).toEqual([expect.stringContaining('is open to quoting: 50 pcs')])
  const { history } = await getInquiry(customer, { id })
  expect(history.map((h) => [h.kind, h.actorRole, h.actorName])).toEqual([
    ['inquiry.submitted', 'customer', customer.companyName],
    ['inquiry.processSet', 'admin', undefined],
  ])
})

test('of a held inquiry suppliers are notified when it is released, not before', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const process = await make.process(supplier)
  const { id } = await make.inquiry(await make.customer({ verified: false }))
  await setInquiryProcess(admin, { id, processId: process.id })
  expect(await bellOf(supplier.member.id, id)).toEqual([])
})

test('a process that is not approved or not there is an issue of its field; a closed inquiry keeps its process', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const [good, pending] = [await make.process(supplier), await make.process(supplier, { approved: false })]
  const { id } = await make.inquiry(await make.customer())
  for (const processId of [pending.id, 2_000_000_000])
    await refused(setInquiryProcess(admin, { id, processId }), 'validation', 'processId')
  for (const body of [{}, { processId: null }, { processId: '' }])
    expect(inquiries.setProcess.body.safeParse(body).success).toBe(false)
  await changeInquiryStatus(admin, { id, status: 'quoted' })
  await refused(setInquiryProcess(admin, { id, processId: good.id }), 'conflict')
})

test('of two admins at once one sets the process', async () => {
  const [first, second] = [await make.admin(), await make.admin()]
  const [a, b] = [await make.process(await make.supplier()), await make.process(await make.supplier())]
  const { id } = await make.inquiry(await make.customer())
  const acts = await whileHeld('SELECT id FROM inquiries WHERE id = $1 FOR UPDATE', [id], () => [
    setInquiryProcess(first, { id, processId: a.id }),
    setInquiryProcess(second, { id, processId: b.id }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  expect(await db().event.count({ where: { kind: 'inquiry.processSet', entityId: id } })).toBe(1)
})
