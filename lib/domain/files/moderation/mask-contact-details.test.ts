import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { getMachine } from '@/lib/domain/trade/machines/get-machine'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { approveProcess } from '@/lib/domain/trade/processes/decide-process'
import { editProcess } from '@/lib/domain/trade/processes/edit-process'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { EntityType } from '@/lib/terms/nouns'
import { whileHeld } from '@/tests/lock-race'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce } from '@/tests/refused'
import { guardOlderTexts } from './guard-older-texts'
import { releaseMessage } from '../../trade/questions/decide-held-text'
import { withholdMessage } from '../../trade/questions/decide-held-text'

await ownDatabase()

const call = 'Milled bracket, call 98220 12345'
const masked = 'Milled bracket, call •••'
const reviewOf = (entityType: EntityType, entityId: number, field: string) =>
  db().review.findFirstOrThrow({ where: { entityType, entityId, field } })

async function inquiry(description = call) {
  const people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
  const { id } = await submitInquiry(people.customer, { projectName: unique('Bracket'), description, quantity: 5 })
  const read = async (who: keyof typeof people) => (await getInquiry(people[who], { id })).description
  return { ...people, id, read }
}

test('a text is taken as it is; the other side reads it masked until an admin releases it', async () => {
  const { admin, id, read } = await inquiry()
  expect([await read('customer'), await read('supplier'), await read('admin')]).toEqual([call, masked, call])
  await releaseMessage(admin, { id: (await reviewOf('inquiry', id, 'description')).id })
  expect(await read('supplier')).toBe(call)
})

test('a text without contact details costs nothing: no review, no masked copy', async () => {
  const { id } = await inquiry('Milled bracket, HSN 84669390, drg 1002003004')
  expect(await db().review.count({ where: { entityType: 'inquiry', entityId: id } })).toBe(0)
  expect(await rows(sql`SELECT masked FROM inquiries WHERE id = ${id}`)).toEqual([{ masked: null }])
})

test('an admin’s own words stand for the text, and what is withheld stays masked', async () => {
  const [edited, withheld] = [await inquiry(), await inquiry()]
  await releaseMessage(edited.admin, {
    id: (await reviewOf('inquiry', edited.id, 'description')).id,
    text: 'Milled bracket, ask us',
  })
  expect([await edited.read('customer'), await edited.read('supplier')]).toEqual([call, 'Milled bracket, ask us'])
  const { id } = await reviewOf('inquiry', withheld.id, 'description')
  await withholdMessage(withheld.admin, { id, reason: 'A phone number' })
  expect([await withheld.read('customer'), await withheld.read('supplier')]).toEqual([call, masked])
})

test('its author reads what the other side reads', async () => {
  const { customer, supplier, admin, id } = await inquiry()
  for (const viewer of [customer, admin])
    expect(await getInquiry(viewer, { id })).toMatchObject({ othersRead: { description: masked } })
  expect(await getInquiry(supplier, { id })).not.toHaveProperty('othersRead')
  const { id: clean } = await make.inquiry(customer)
  expect(await getInquiry(customer, { id: clean })).toMatchObject({ othersRead: null })
})

test('a supplier searches in what it reads, not in what was written', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const word = unique('hub').replace('-', '')
  const projectName = `${word} for ${customer.companyName}`
  await submitInquiry(customer, { projectName, description: 'Turned hub, 40 mm', quantity: 5 })
  const found = async (q: string) => (await listInquiries(supplier, { limit: 5, q })).items.map((i) => i.projectName)
  expect(await found(customer.companyName)).toEqual([])
  expect(await found(word)).toEqual([`${word} for •••`])
})

test('a status note crosses masked, in the order and its history, until it is released', async () => {
  const { admin, customer, supplier, workorder } = await make.order()
  const { id } = workorder
  await changeWorkorderStatus(supplier, { id, status: 'issues', notes: 'No steel, call 98220 12345' })
  const read = async (viewer: typeof customer) => {
    const { notes, history } = await getWorkorder(viewer, { id })
    return [notes, history.at(-1)!.note]
  }
  expect(await read(supplier)).toEqual(Array(2).fill('No steel, call 98220 12345'))
  expect(await read(customer)).toEqual(Array(2).fill('No steel, call •••'))
  await releaseMessage(admin, { id: (await reviewOf('workorder', id, 'notes')).id, text: 'No steel' })
  expect(await read(customer)).toEqual(Array(2).fill('No steel'))
  expect(await read(supplier)).toEqual(Array(2).fill('No steel, call 98220 12345'))
  await changeWorkorderStatus(supplier, { id, status: 'started', notes: 'Steel is here' })
  expect(await read(customer)).toEqual(Array(2).fill('Steel is here'))
})

test('a note that names the other side is masked, whoever wrote it', async () => {
  const { admin, customer, supplier, workorder } = await make.order()
  const { id } = workorder
  const notes = `For ${customer.companyName} by ${supplier.companyName}`
  await changeWorkorderStatus(admin, { id, status: 'started', notes })
  for (const viewer of [customer, supplier])
    expect(await getWorkorder(viewer, { id })).toMatchObject({ notes: 'For ••• by •••' })
  expect(await getWorkorder(admin, { id })).toMatchObject({ notes })
})

test('a process that is edited keeps what was released, and is held for what is new', async () => {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const name = unique('Honing')
  const { id } = await addProcess(supplier, { name, description: `${call} for bores` })
  await releaseMessage(admin, { id: (await reviewOf('process', id, 'description')).id, text: 'Milled bores' })
  await editProcess(supplier, { id, name: `${name} www.nava.in` })
  await approveProcess(admin, { id })
  const [process] = (await listProcesses(customer, { limit: 5, q: name })).items
  expect(process).toMatchObject({ name: `${name} •••`, description: 'Milled bores' })
  expect(await db().review.count({ where: { entityType: 'process', entityId: id, state: 'held' } })).toBe(1)
})

test('a text that was held and is clean now waits no longer', async () => {
  const supplier = await make.supplier()
  const { id } = await addProcess(supplier, { name: unique('Honing'), description: call })
  await editProcess(supplier, { id, description: 'Bores up to 200 mm' })
  expect(await db().review.count({ where: { entityType: 'process', entityId: id } })).toBe(0)
  expect(await rows(sql`SELECT masked FROM processes WHERE id = ${id}`)).toEqual([{ masked: null }])
})

test('the supplier of a machine reads its own name as it wrote it', async () => {
  const supplier = await make.supplier()
  const { id, name } = await make.machine(supplier)
  expect(await getMachine(supplier, { id })).toMatchObject({ name, othersRead: null })
})

test('of a release and an edit at once, nothing is released unread', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id } = await addProcess(supplier, { name: unique('Honing'), description: call })
  const review = await reviewOf('process', id, 'description')
  const edited = 'Bores, ring 98220 54321'
  const acts = await whileHeld('SELECT id FROM processes WHERE id = $1 FOR UPDATE', [id], () => [
    releaseMessage(admin, { id: review.id }),
    editProcess(supplier, { id, description: edited }),
  ])
  const { refused } = await atOnce(acts)
  expect(refused.every((code) => code === 'not_found' || code === 'conflict')).toBe(true)
  expect(await reviewOf('process', id, 'description')).toMatchObject({ state: 'held', text: edited })
  expect(await rows(sql`SELECT masked FROM processes WHERE id = ${id}`)).toEqual([
    { masked: { customer: { description: 'Bores, ring •••' } } },
  ])
})

test('open texts of an older version are looked at once, by the hourly job', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id } = await make.inquiry(customer)
  const { id: quotationId } = await make.quotation(supplier, { id })
  await rows(sql`UPDATE inquiries SET description = ${call} WHERE id = ${id}`)
  await rows(sql`UPDATE quotations SET details = ${`From ${supplier.companyName}`} WHERE id = ${quotationId}`)
  while ((await guardOlderTexts()) > 0);
  expect(await getInquiry(supplier, { id })).toMatchObject({ description: masked })
  expect(await getQuotation(customer, { id: quotationId })).toMatchObject({ details: 'From •••' })
  expect(await reviewOf('inquiry', id, 'description')).toMatchObject({ authorId: customer.id, text: call })
  expect(await reviewOf('quotation', quotationId, 'details')).toMatchObject({ authorId: supplier.id })
})
