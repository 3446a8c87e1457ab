import { inquiries } from '@/lib/contract/trade/inquiries'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { getInquiry } from './get-inquiry'
import { submitInquiry } from './submit-inquiry'

await ownDatabase()

const form = (fields: object = {}) =>
  inquiries.submit.body.parse({
    projectName: 'Pump housing',
    description: 'Cast and milled, leak tested',
    quantity: '120',
    ...fields,
  })

test('an inquiry is new, keeps what was asked, and knows its process by name', async () => {
  const customer = await make.customer()
  const process = await make.process(await make.supplier())
  const input = form({
    processId: process.id,
    material: '',
    targetDate: '2031-03-01',
    customerId: 1,
    status: 'accepted',
  })
  const inquiry = await submitInquiry(customer, input)
  conforms(inquiries.submit, inquiry)
  expect(inquiry).toMatchObject({
    customerId: customer.id,
    status: 'new',
    quantity: 120,
    material: null,
    targetDate: '2031-03-01T00:00:00.000Z',
    processName: process.name,
    quotationCount: 0,
    held: false,
  })
  const { history } = await getInquiry(customer, { id: inquiry.id })
  expect(history).toMatchObject([{ from: null, to: 'new', actorRole: 'customer', actorName: customer.companyName }])
})

test('a process that is not approved, or not there, is an issue of its field', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const pending = await make.process(supplier, { approved: false })
  for (const processId of [pending.id, 2_000_000_000])
    await refused(submitInquiry(customer, form({ processId })), 'validation', 'processId')
})

test('its files are own uploads or what is known of files; the same name again gets a number', async () => {
  const customer = await make.customer()
  const upload = await make.upload(customer, 'inquiry', 'Gehäuse "A".pdf')
  const known = { name: 'Gehäuse "A".pdf', size: 10, type: 'application/pdf', lastModified: 1_700_000_000_000 }
  const { files, id } = await submitInquiry(customer, form({ files: [{ id: upload.id }, known, known] }))
  expect(files.map((f) => f.name)).toEqual(['Gehäuse "A".pdf', 'Gehäuse "A" (2).pdf', 'Gehäuse "A" (3).pdf'])
  expect(files[1]).toMatchObject({ size: 10, lastModified: '2023-11-14T22:13:20.000Z' })
  expect((await getInquiry(customer, { id })).files).toEqual(files)
})

test.each([
  ['over the limit', { name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, 'File "a.pdf" exceeds the 10MB limit'],
  ['of another type', { name: 'a.exe', size: 1 }, /must be one of \.pdf/],
  ['of a type for work orders', { name: 'a.xlsx', size: 1 }, /must be one of \.pdf/],
])('a file %s is refused, and nothing of the inquiry is kept', async (_, file, message) => {
  const customer = await make.customer()
  const submission = submitInquiry(customer, form({ files: [file] }))
  await expect(submission).rejects.toMatchObject({
    code: 'validation',
    issues: [{ path: 'files', message: expect.stringMatching(message) }],
  })
  expect(await db().inquiry.count({ where: { customerId: customer.id } })).toBe(0)
  expect(await db().event.count({ where: { actorId: customer.id } })).toBe(0)
})

test('another’s upload, a used one and one for work orders can not be attached', async () => {
  const customer = await make.customer()
  const used = await make.upload(customer, 'inquiry')
  await submitInquiry(customer, form({ files: [{ id: used.id }] }))
  const foreign = await make.upload(await make.customer(), 'inquiry')
  const forOrders = await make.upload(customer, 'workorder')
  for (const id of [used.id, foreign.id, forOrders.id, 2_000_000_000])
    await refused(submitInquiry(customer, form({ files: [{ id }] })), 'validation', 'files')
})

test('one upload for two inquiries at once ends in one of them', async () => {
  const customer = await make.customer()
  const { id } = await make.upload(customer, 'inquiry')
  const submit = () => submitInquiry(customer, form({ files: [{ id }] }))
  const acts = await whileHeld('SELECT id FROM files WHERE id = $1 FOR UPDATE', [id], () => [submit(), submit()])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['validation'] })
  const kept = await db().inquiry.findMany({ where: { customerId: customer.id }, include: { files: true } })
  expect(kept.map((inquiry) => inquiry.files.length)).toEqual([1])
})
