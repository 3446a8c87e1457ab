import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { createRequest } from '@/lib/domain/trade/workorder-requests/create-request'
import { db } from '@/lib/infra/db/db'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'

await ownDatabase()

const form = (projectName: string) => ({ projectName, description: 'Milled bracket, deburred', quantity: 5 })
const key = (fingerprint = 'a') => ({ key: unique('key'), fingerprint })

test('the same key twice at once: one inquiry, one event, the same answer', async () => {
  const customer = await make.customer()
  const [once, input] = [key(), form(unique('Shaft'))]
  const answers = await Promise.all([1, 2, 3].map(() => submitInquiry(customer, input, once)))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await db().inquiry.count({ where: { customerId: customer.id } })).toBe(1)
  expect(await db().event.count({ where: { kind: 'inquiry.submitted', actorId: customer.id } })).toBe(1)
})

test('a key answers with the same thing, as it reads now', async () => {
  const customer = await make.customer()
  const [once, input] = [key(), form(unique('Shaft'))]
  const first = await submitInquiry(customer, input, once)
  await make.quotation(await make.supplier(), first)
  expect(await submitInquiry(customer, input, once)).toMatchObject({ id: first.id, status: 'processing' })
})

test('a key with another body is a conflict', async () => {
  const customer = await make.customer()
  const once = key('first body')
  await submitInquiry(customer, form('Shaft'), once)
  await refused(submitInquiry(customer, form('Bush'), { ...once, fingerprint: 'second body' }), 'conflict')
  expect(await db().inquiry.count({ where: { customerId: customer.id } })).toBe(1)
})

test('two customers may use one key, each for itself', async () => {
  const once = key()
  const one = await submitInquiry(await make.customer(), form('Shaft'), once)
  const other = await submitInquiry(await make.customer(), form('Shaft'), once)
  expect(other.id).not.toBe(one.id)
})

test('a call that was refused leaves the key free for the next try', async () => {
  const supplier = await make.supplier()
  const [machine, process] = [await make.machine(supplier), await make.process(supplier)]
  const once = key()
  await refused(createRequest(supplier, { machineId: 2_000_000_000, processId: process.id }, once), 'validation')
  expect(await createRequest(supplier, { machineId: machine.id, processId: process.id }, once)).toMatchObject({
    machineId: machine.id,
  })
})

test('after 24 hours a key is new', async () => {
  const customer = await make.customer()
  const once = key()
  const first = await submitInquiry(customer, form('Shaft'), once)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await db().idempotencyKey.updateMany({ where: { key: once.key }, data: { createdAt: yesterday } })
  expect((await submitInquiry(customer, form('Shaft'), once)).id).not.toBe(first.id)
})
