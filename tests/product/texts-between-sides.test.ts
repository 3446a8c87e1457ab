import { ask, type Thing } from './ask'
import { makePeople, type People } from './people'
import { filled } from './filled'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

const phone = '98220 12345'
const send = async (who: 'customer' | 'supplier' | 'admin', line: string, body?: object) =>
  ask(people[who], (await filled({ line }, people, who)).line, body)
const heldOf = async (q: string) => (await ask<Thing[]>(people.admin, `GET /api/messages?state=held&q=${q}`)).body

test('an inquiry with a phone number is 201, and suppliers read it masked until it is released', async () => {
  const description = `Turned flange, call ${phone}`
  const { status, body } = await send('customer', 'POST /api/inquiries', {
    projectName: 'Flange',
    description,
    quantity: 4,
    material: 'EN8 of asha@nava.in',
    specialRequirements: phone,
  })
  expect([status, body.description, body.othersRead]).toEqual([
    201,
    description,
    { description: 'Turned flange, call •••', material: 'EN8 of •••', specialRequirements: '•••' },
  ])
  const read = async () => (await send('supplier', `GET /api/inquiries/${body.id}`)).body
  expect(await read()).toMatchObject({
    projectName: 'Flange',
    description: 'Turned flange, call •••',
    material: 'EN8 of •••',
    specialRequirements: '•••',
  })
  const held = await heldOf(`INQ-${body.id}`)
  expect(held.map(({ entityType, entityId, field, found }) => [entityType, entityId, field, found])).toEqual([
    ['inquiry', body.id, 'specialRequirements', ['phone']],
    ['inquiry', body.id, 'material', ['email']],
    ['inquiry', body.id, 'description', ['phone']],
  ])
  const blank = await send('admin', `PATCH /api/messages/${held[0]!.id}/release`, { text: ' ' })
  expect([blank.status, await read()]).toMatchObject([400, { specialRequirements: '•••' }])
  for (const { id } of held) expect((await send('admin', `PATCH /api/messages/${id}/release`)).status).toBe(200)
  expect(await read()).toMatchObject({ description, specialRequirements: phone })
  expect((await send('admin', `PATCH /api/messages/${held[0]!.id}/withhold`, { reason: 'Late' })).status).toBe(409)
})

test('a supplier’s details and notes cross masked to the customer alone', async () => {
  const details = `Ex works, call ${phone}`
  const { body } = await send('supplier', 'POST /api/quotations', {
    inquiryId: (await send('customer', 'POST /api/inquiries', plain)).body.id,
    price: 500,
    details,
  })
  expect(body).toMatchObject({ details, othersRead: { details: 'Ex works, call •••' } })
  const ofCustomer = (await ask<Thing[]>(people.customer, `GET /api/quotations`)).body.find((q) => q.id === body.id)!
  expect(ofCustomer).toMatchObject({ details: 'Ex works, call •••' })
  expect(ofCustomer).not.toHaveProperty('othersRead')

  const { line } = await filled({ line: 'PATCH /api/workorders/{workorder}/status' }, people, 'supplier')
  const path = line.replace(/^PATCH |\/status$/g, '')
  await ask(people.supplier, line, { status: 'issues', notes: `No steel, call ${phone}` })
  expect((await ask(people.customer, `GET ${path}`)).body.notes).toBe('No steel, call •••')
  expect((await ask<Thing[]>(people.customer, 'GET /api/notifications')).body[0]!.message).toMatch(
    /: No steel, call •••$/,
  )
  expect((await ask(people.admin, `GET ${path}`)).body.notes).toBe(`No steel, call ${phone}`)
})

const plain = { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2 }

test('the words of a drawing go out at once', async () => {
  const description = 'Hub of 6061-T6, thread M8 x 1.25, HSN 84669390, part no 9822012345'
  const { body } = await send('customer', 'POST /api/inquiries', { ...plain, description })
  expect([body.othersRead, await heldOf(`INQ-${body.id}`)]).toEqual([null, []])
})
