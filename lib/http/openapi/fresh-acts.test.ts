import { z } from 'zod'
import type { Role } from '@/lib/contract/people/account'
import { calls, type Call } from '@/lib/contract/calls'
import { rows, sql } from '@/lib/infra/db/db'
import { drawsFrom } from '@/lib/rules/limits'
import { permissions, type Act } from '@/lib/rules/core/permissions'
import { newCookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { actOf } from './callers'

await ownDatabase()

type Rule = {
  roles: 'public' | readonly Role[]
  members?: readonly string[]
  writes?: true
  fresh?: number
  freshOf?: readonly Role[]
}
const ruleOf = (act: Act): Rule => permissions[act]
const lineOf = ({ endpoint }: Call) => `${endpoint.method} ${endpoint.path}`

/** Whose sign-in has to be recent for an act. */
const askedOf = ({ roles, fresh, freshOf }: Rule): readonly Role[] =>
  !fresh || roles === 'public' ? [] : roles.filter((role) => !freshOf || freshOf.includes(role))

/** The people who keep a company's books, and nobody else. */
const isForBooks = ({ members }: Rule) => [...(members ?? [])].sort().join() === 'finance,owner'

test('whatever those who keep the books change asks for a recent sign-in, but for what a customer claims and a supplier bills', () => {
  const unasked = (Object.keys(permissions) as Act[]).flatMap((act) => {
    const rule = ruleOf(act)
    if (!rule.writes || !isForBooks(rule) || rule.roles === 'public') return []
    return rule.roles.filter((role) => !askedOf(rule).includes(role)).map((role) => `${act} by ${role}s`)
  })
  expect(unasked).toEqual([
    'bill.add by suppliers',
    'bill.judge by suppliers',
    'receipt.claim by customers',
    'receipt.judge by customers',
  ])
})

/** Fields of amounts, taxes and accounts. */
const isMoney = (field: string) => /paise|amount|price$|rateBp|^irn$|utr$|bank|ifsc|^upi$|gstin|gstNumber/i.test(field)

function fieldsOf({ endpoint: { body } }: Call): string[] {
  const schema = JSON.stringify(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }))
  return [...schema.matchAll(/"(\w+)":/g)].map(([, field]) => field!)
}

/** Calls with such a field that ask nobody, and why. */
const others: Partial<Record<Act, string>> = {
  'account.changeProfile': 'asks when the GST number or the email becomes another one',
  'account.editSupplier': 'asks when the GST number or the email becomes another one',
  'account.createSupplier': 'a company that has nothing yet',
  'address.add': 'a place to deliver to',
  'address.edit': 'a place to deliver to',
  'invoice.preview': 'changes nothing',
  'quotation.create': 'an offer',
  'quotation.revise': 'an offer',
  'rfq.quote': 'prices that are asked for, not money that moves',
  'quotation.counter': 'a wish',
  'shipment.change': 'what material is worth',
  'shipment.plan': 'what material is worth',
  'workorder.previewClose': 'changes nothing',
}

test('a call with an amount, a tax or an account in it asks for a recent sign-in, or is known to be none of money', () => {
  const unasked = calls.flatMap((call) => {
    const act = actOf(call)
    if (!act || !call.endpoint.body || ruleOf(act).fresh) return []
    return fieldsOf(call).some(isMoney) ? [act] : []
  })
  expect([...new Set(unasked)].sort()).toEqual(Object.keys(others).sort())
})

test('every export asks admins for a recent sign-in', () => {
  const exported = calls.filter((call) =>
    drawsFrom[lineOf(call) as never as keyof typeof drawsFrom]?.includes('exports'),
  )
  expect(exported.length).toBeGreaterThan(3)
  for (const call of exported)
    expect([lineOf(call), askedOf(ruleOf(actOf(call)!))]).toEqual([lineOf(call), expect.arrayContaining(['admin'])])
})

const asks = calls.flatMap((call) => {
  const act = actOf(call)
  return (act ? askedOf(ruleOf(act)) : []).map((role) => [lineOf(call), role] as const)
})

test.each(asks)('%s, with a sign-in of yesterday, is refused until the %s confirms', async (line, role) => {
  const person = await make[role]()
  const cookie = await newCookieOf(person)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 day' WHERE member_id = ${person.member.id}`)
  const at = line.replace(/\{(\w+)\}/g, '1')
  const body = line.startsWith('GET') ? undefined : {}
  expect(await ask(null, at, body, { cookie })).toMatchObject({ status: 403, body: { code: 'confirm' } })
})

test('payments that are set in bulk ask, too', async () => {
  const admin = await make.admin()
  const cookie = await newCookieOf(admin)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '2 hours' WHERE member_id = ${admin.member.id}`)
  const body = { act: 'workorder.setPayment', ids: [1], input: { status: 'complete' } }
  for (const line of ['POST /api/bulk', 'POST /api/bulk/preview'])
    expect(await ask(null, line, body, { cookie })).toMatchObject({ status: 403, body: { code: 'confirm' } })
})

test('another GST number or email of a supplier asks an admin, the rest of its details do not', async () => {
  const [admin, { id }] = [
    await make.admin(),
    await make.supplier({ address: 'Bhosari', gstNumber: '27AAPFU0939F1ZV' }),
  ]
  const cookie = await newCookieOf(admin)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE member_id = ${admin.member.id}`)
  const change = async (body: object) => (await ask(null, `PATCH /api/suppliers/${id}`, body, { cookie })).status
  expect(await change({ email: 'new@example.com' })).toBe(403)
  expect(await change({ gstNumber: '29AAPFU0939F1ZR' })).toBe(403)
  expect(await change({ phone: '+91 20 4890 1200', gstNumber: '27AAPFU0939F1ZV' })).toBe(200)
})

test('the own GST number asks, and the same number again does not', async () => {
  const supplier = await make.supplier({ address: 'Bhosari', gstNumber: '27AAPFU0939F1ZV' })
  const cookie = await newCookieOf(supplier)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE member_id = ${supplier.member.id}`)
  const change = async (body: object) => (await ask(null, `PATCH /api/users/${supplier.id}`, body, { cookie })).status
  expect(await change({ gstNumber: '29AAPFU0939F1ZR' })).toBe(403)
  expect(await change({ gstNumber: '27AAPFU0939F1ZV', phone: '+91 20 4890 1200' })).toBe(200)
})

test('a customer exports its own lists without being asked', async () => {
  const customer = await make.customer()
  const cookie = await newCookieOf(customer)
  await rows(sql`UPDATE sessions SET confirmed_at = now() - interval '1 day' WHERE member_id = ${customer.member.id}`)
  expect((await ask(null, 'POST /api/exports', { list: 'workorders' }, { cookie })).status).toBe(200)
})
