import { GET } from '@/app/api/payments/export/route'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const HEAD =
  'Work Order,Created,Project,Customer,Customer GSTIN,Supplier,Supplier GSTIN,Status,Completed,Days since completion,Amount (INR),Payment,Supplier payment'
let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))

const exported = (query: string, as: Viewer | null = admin) => call(GET, { as, at: `/api/payments/export?${query}` })

/** The file's text as it stands, with its byte order mark. */
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

test('an empty ledger is the head of the columns alone', async () => {
  const { id } = await make.supplier()
  expect(await textOf(await exported(`company=${id}`))).toBe(`\uFEFF${HEAD}\r\n`)
})

test('it is a file by the name of the day, which no browser shows or guesses at', async () => {
  const { headers, status } = await exported('')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'nosniff',
  ])
  expect(headers.get('content-disposition')).toContain(`attachment; filename="payments-${today}.csv"`)
})

test('Devanagari, quotation marks, commas and new lines stand as written; a formula stands as a text', async () => {
  const supplier = await make.supplier({ companyName: 'पुणे "प्रिसिजन", वर्क्स', gstNumber: '27AAPFU0939F1ZV' })
  const customer = await make.customer({ companyName: '=HYPERLINK("http://x.example","Nava")', gstNumber: '+91-x' })
  const { inquiry, workorder } = await make.order({ customer, supplier, price: 1_234_567 })
  await db().inquiry.update({ where: { id: inquiry.id }, data: { projectName: 'Shaft\n@SUM(1)' } })
  const completedDate = new Date(Date.now() - 12 * 86_400_000)
  const createdAt = new Date('2026-03-31T20:00:00Z')
  const data = { status: 'completed', completedDate, createdAt, paymentStatus: 'partial' } as const
  await db().workOrder.update({ where: { id: workorder.id }, data })

  const done = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(completedDate)
  const id = `WO-${String(workorder.id).padStart(4, '0')}`
  const row =
    `${id},2026-04-01,"Shaft\n@SUM(1)","'=HYPERLINK(""http://x.example"",""Nava"")",'+91-x,` +
    `"पुणे ""प्रिसिजन"", वर्क्स",27AAPFU0939F1ZV,Completed,${done},12,1234567,Partially Paid,Partially Paid`
  expect(await textOf(await exported(`company=${supplier.id}`))).toBe(`\uFEFF${HEAD}\r\n${row}\r\n`)
})

test('it holds every order that fits and no other, each once, the newest first, however many batches that takes', async () => {
  const { customer, supplier, workorder, inquiry } = await make.order({ price: 7 })
  const more = Array.from({ length: 2_345 }, (_, n) => ({
    supplierId: supplier.id,
    inquiryId: inquiry.id,
    amount: 7,
    paymentStatus: n < 2_300 ? ('pending' as const) : ('complete' as const),
  }))
  await db().workOrder.createMany({ data: more })
  await db().workOrder.createMany({ data: [{ supplierId: supplier.id, inquiryId: inquiry.id }] })

  const text = await textOf(await exported(`company=${customer.id}&paymentStatus=pending`))
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.slice(3, line.indexOf(','))))
  expect(ids).toHaveLength(2_301)
  expect(new Set(ids).size).toBe(2_301)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(ids.at(-1)).toBe(workorder.id)
})

test('nobody but an admin gets it, whatever is asked; a filter that does not fit is refused before the file begins', async () => {
  for (const query of ['', 'completedFrom=never']) {
    expect((await exported(query, null)).status).toBe(401)
    expect((await exported(query, await make.customer())).status).toBe(403)
    expect((await exported(query, await make.supplier())).status).toBe(403)
  }
  const refusal = await exported('completedFrom=never')
  expect([refusal.status, await refusal.json()]).toMatchObject([400, { issues: [{ path: 'completedFrom' }] }])
})
