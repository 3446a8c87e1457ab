import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { GET as einvoices } from '@/app/api/invoices/einvoice/route'
import { POST as irns } from '@/app/api/invoices/irn/route'
import { invoiceFiles } from '@/lib/contract/money/invoice-files'
import { invoices } from '@/lib/contract/money/invoices'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { company, sold, taxProfile } from '@/tests/invoice-fixtures'
import { answerFor } from '@/tests/irn-answers'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getReceivables } from '../statements/get-receivables'
import { listInvoices } from './list-invoices'
import { recordIrn } from './record-irn'
import { recordIrns } from './record-irns'

await ownDatabase()

const fits = new Ajv().compile(JSON.parse(readFileSync('tests/unit/gst/inv-01.schema.json', 'utf8')) as object)

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(async () => void (await company({ einvoiceFrom: new Date('2026-04-01') })))

/** An invoice that needs an IRN. */
async function reported(customer?: Viewer) {
  const order = await sold({ customer })
  await company({ einvoiceFrom: new Date('2026-04-01') })
  return { ...order, ...(await issue(admin, order.workOrderId)) }
}

async function fileOf(ids: readonly (number | string)[], as = admin) {
  const answer = await call(einvoices, { as, at: `/api/invoices/einvoice?ids=${ids.join(',')}` })
  const name = answer.headers.get('content-disposition')
  return { status: answer.status, name, body: (await answer.json()) as { message?: string; DocDtls: { No: string } }[] }
}
const messageOf = (body: object) => (body as { message?: string }).message

test('one file has many documents in the order of their numbers, each fits the schema of the portal', async () => {
  const [one, two] = [await reported(), await reported()]
  const note = await credit(admin, one, 10_000_00)
  const { status, name, body } = await fileOf([note.id, two.id, one.id, two.id])
  expect(status).toBe(200)
  for (const one of body) {
    fits([one])
    expect(fits.errors).toBeNull()
  }
  expect(body.map(({ DocDtls }) => DocDtls.No)).toEqual([one.number, two.number, note.number])
  expect(name).toContain(`${one.number.replaceAll('/', '-')}-to-${note.number.split('/').at(-1)}.json`)
})

test('a file is refused with what is missing of each document', async () => {
  const [good, known, short] = [await reported(), await reported(), await sold()]
  await company({ einvoiceFrom: new Date('2026-04-01') })
  const proforma = await issue(admin, good.workOrderId, { kind: 'proforma' }).catch(() => null)
  await taxProfile(short.customer, { pin: '110001' })
  const other = await issue(admin, short.workOrderId)
  await recordIrn(admin, { id: known.id, ...answerFor(known.number, known.totalPaise) })
  const { status, body } = await fileOf([good.id, other.id, known.id, ...(proforma ? [proforma.id] : [])])
  expect(status).toBe(409)
  const lines = messageOf(body)!.split('\n')
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^${other.number}: The portal would refuse it\\. .*PIN`)),
  )
  expect(lines).toContainEqual(`${known.number}: The IRN is recorded already.`)
  expect(lines.some((line) => line.startsWith(good.number))).toBe(false)
  expect(lines).toHaveLength(proforma ? 3 : 2)
})

test('ids are 1 to 100 known ones, and admins who handle money load it', async () => {
  const { id, customer, supplier } = await reported()
  for (const [ids, status] of [
    [[], 400],
    [['7;8'], 400],
    [[9_999_999_999], 400],
    [Array.from({ length: 101 }, (_, i) => i + 1), 400],
    [[id, 2_000_000_000], 404],
  ] as const)
    expect([ids.length, (await fileOf(ids)).status]).toEqual([ids.length, status])
  for (const who of [customer, supplier]) expect((await fileOf([id], who)).status).toBe(403)
})

const rowOf = ({ number, totalPaise }: { number: string; totalPaise: number }) => {
  const { ackNo, irn, signedQr } = answerFor(number, totalPaise)
  return { number, irn, ackNo, ackOn: '23/11/2026 12:30:00', signedQr }
}

test('pasted acknowledgements: the known one is refused, the others are taken', async () => {
  const customer = await make.customer()
  const [known, one, two] = [await reported(customer), await reported(customer), await reported(customer)]
  await recordIrn(admin, { id: known.id, ...answerFor(known.number, known.totalPaise) })
  const rows = [rowOf(known), rowOf(one), { ...rowOf(two), number: ` ${two.number.toLowerCase()} ` }, rowOf(one)]
  const answer = await call(irns, { as: admin, body: { rows } })
  const recorded = conforms(invoiceFiles.irns, (await answer.json()) as never)
  const already = 'The IRN is recorded already'
  expect(recorded).toEqual([
    { number: known.number, recorded: false, refused: already },
    { number: one.number, recorded: true, refused: null },
    { number: two.number, recorded: true, refused: null },
    { number: one.number, recorded: false, refused: already },
  ])
  const kept = await db().taxDocument.findMany({ where: { id: { in: [one.id, two.id] } } })
  expect(kept.map(({ ackOn }) => ackOn?.toISOString())).toEqual(Array(2).fill('2026-11-23T07:00:00.000Z'))
  const mails = await db().mail.findMany({
    where: { memberId: customer.member.id, topic: 'invoices', bulkId: { not: null } },
  })
  expect(new Set(mails.map(({ bulkId }) => bulkId)).size).toBe(1)
})

test('a row that is wrong says why, and stops no other', async () => {
  const [one, two] = [await reported(), await reported()]
  const proforma = await issue(admin, (await sold()).workOrderId, { kind: 'proforma' })
  const good = rowOf(one)
  const rows = [
    { ...good, number: 'JW/26-27/99999' },
    { ...good, number: '' },
    { ...good, irn: 'abc' },
    { ...good, ackNo: '1.12E+14' },
    { ...good, ackOn: 'yesterday' },
    { ...good, signedQr: '' },
    { ...good, signedQr: rowOf(two).signedQr },
    { ...good, number: proforma.number },
    good,
  ]
  const answer = await recordIrns(admin, { rows })
  expect(answer.map(({ refused: why }) => why)).toEqual([
    'There is no invoice JW/26-27/99999',
    'There is no invoice without a number',
    'An IRN has 64 digits and letters a to f',
    'Enter the acknowledgement number',
    'Enter when it was acknowledged',
    'The signed QR is missing: the invoice bears it. The portal’s JSON file has it.',
    `This QR is of ${two.number}, not of ${one.number}`,
    'No IRN is needed for this invoice',
    null,
  ])
})

test('two admins paste the same rows at once: each IRN is recorded once', async () => {
  const rows = [rowOf(await reported()), rowOf(await reported())]
  const other = await make.admin()
  const [one, two] = await Promise.all([recordIrns(admin, { rows }), recordIrns(other, { rows })])
  expect([...one, ...two].filter(({ recorded }) => recorded)).toHaveLength(2)
  const { customer } = await sold()
  await refused(recordIrns(customer, { rows }), 'forbidden')
  expect(invoiceFiles.irns.body.safeParse({ rows: [] }).success).toBe(false)
  expect(invoiceFiles.irns.body.safeParse({ rows: Array(101).fill(rows[0]) }).success).toBe(false)
})

test('documents without the IRN that they need are a list of their own, which the tab counts', async () => {
  const invoice = await reported()
  const asked = (as: Viewer) => listInvoices(as, invoices.list.query.parse({ irn: 'missing', limit: 500 }))
  const { items, total } = await asked(admin)
  expect(items.map(({ id }) => id)).toContain(invoice.id)
  expect(items.every(({ irnDue, irn }) => irnDue && !irn)).toBe(true)
  expect((await getReceivables(admin, {})).irnMissing).toBe(total)
  await recordIrn(admin, { id: invoice.id, ...answerFor(invoice.number, invoice.totalPaise) })
  expect((await asked(admin)).total).toBe(total - 1)
  await refused(asked(invoice.customer), 'validation', 'irn')
})
