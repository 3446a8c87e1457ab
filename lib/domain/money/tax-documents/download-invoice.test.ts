import { buffer } from 'node:stream/consumers'
import { GET } from '@/app/api/invoices/[id]/pdf/route'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { tidyFiles } from '@/lib/domain/files/files/tidy-files'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import { date } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { BUYERS, company, COMPANY, sold, taxProfile } from '@/tests/invoice-fixtures'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(() => company())

async function load(as: Viewer, id: number, query = '') {
  const answer = await call(GET, { as, params: { id }, at: `/api/invoices/${id}/pdf${query}` })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
/** The words of a document, each break of a line a blank. */
const wordsOf = async (as: Viewer, id: number, query = '') => {
  const { status, bytes } = await load(as, id, query)
  expect([status, status === 200 ? '' : bytes.toString()]).toEqual([200, ''])
  return (await readPdf(bytes)).text.replace(/\s+/g, ' ')
}

/** Rule 46 of the CGST Rules, field by field, as it is read back from the file. */
test('each field that Rule 46 asks of a tax invoice stands on it', async () => {
  const { workOrderId, customer, inquiry } = await sold()
  await db().inquiry.update({ where: { id: inquiry.id }, data: { projectName: 'Pump housing', partNumber: 'PH-77' } })
  const to = { line1: 'Gate 4, Jigani Industrial Area', line2: null, city: 'Anekal', pin: '560105', stateCode: '29' }
  await editTerms(admin, { id: workOrderId, deliverTo: to })
  const invoice = await issue(admin, workOrderId)
  const text = await wordsOf(customer, invoice.id)
  const buyer = BUYERS.karnataka
  const fields: Record<string, string[]> = {
    'what it is': ['TAX INVOICE'],
    '(a) name, address and GSTIN of the supplier': [
      COMPANY.legalName,
      COMPANY.addressLine1,
      `${COMPANY.city} ${COMPANY.pin}`,
      '27-Maharashtra',
      `GSTIN ${COMPANY.gstin}`,
    ],
    '(b) a consecutive number': [invoice.number],
    '(c) the date of issue': [`Invoice date`, date(invoice.issuedOn)],
    '(d) name, address and GSTIN of the recipient': [
      buyer.legalName,
      buyer.addressLine1,
      `${buyer.city} ${buyer.pin}`,
      `GSTIN ${buyer.gstin}`,
    ],
    '(e), (f), (o) the address of delivery with its State': ['Ship to', to.line1, 'Anekal 560105', '29-Karnataka'],
    '(g) the HSN': ['8708'],
    '(h) the description': ['Pump housing, PH-77'],
    '(i) quantity and unit': ['50 NOS'],
    '(j), (k) the value': ['₹1,00,000.00'],
    '(l) the rate': ['18 %'],
    '(m) the tax by head': ['IGST ₹18,000.00'],
    '(n) the place of supply with its State': ['Place of supply', '29-Karnataka'],
    '(p) reverse charge': ['Reverse charge', 'No'],
    '(q) the signatory': [`For ${COMPANY.legalName}`, COMPANY.signatory, 'needs no signature'],
    'the total in figures and words': ['₹1,18,000.00', 'Rupees One Lakh Eighteen Thousand Only'],
    'its order and the bank': [
      `ORD-${String(workOrderId).padStart(4, '0')}`,
      COMPANY.bankAccount,
      COMPANY.ifsc,
      'Pay by UPI',
    ],
    'the terms and the copy': [COMPANY.terms, 'ORIGINAL FOR RECIPIENT', 'Page 1 of 1'],
  }
  for (const [field, words] of Object.entries(fields))
    expect([field, words.filter((one) => !text.includes(one))]).toEqual([field, []])
})

test('each field that Rule 53 asks of a credit or debit note stands on it', async () => {
  const { workOrderId, customer } = await sold({ to: 'maharashtra', price: 12_347 })
  const invoice = await issue(admin, workOrderId)
  const note = await credit(admin, invoice, 1_000_00)
  const text = await wordsOf(customer, note.id)
  const fields: Record<string, string[]> = {
    'its nature, number and date': ['CREDIT NOTE', note.number, date(note.issuedOn)],
    'both parties': [COMPANY.legalName, COMPANY.gstin, BUYERS.maharashtra.legalName, BUYERS.maharashtra.gstin!],
    'the invoice': [`Against invoice`, `${invoice.number} of ${date(invoice.issuedOn)}`],
    'value, rate and tax': ['₹1,000.00', '18 %', 'CGST ₹90.00', 'SGST ₹90.00'],
    'the total and why': ['₹1,180.00', 'Ten pieces were scrapped'],
    'the place of supply': ['27-Maharashtra'],
    'that it takes no pieces': ['Price correction'],
  }
  for (const [field, words] of Object.entries(fields))
    expect([field, words.filter((one) => !text.includes(one))]).toEqual([field, []])
  expect(text).not.toContain('Pay by UPI')
})

test('a proforma says that it is no tax invoice, and no copy mark', async () => {
  const { workOrderId, customer } = await sold()
  const text = await wordsOf(customer, (await issue(admin, workOrderId, { kind: 'proforma' })).id)
  expect(text).toContain('PROFORMA INVOICE. Not a tax invoice.')
  expect(text).not.toContain('ORIGINAL FOR RECIPIENT')
})

test('with reverse charge the tax stands there, and who pays it', async () => {
  const { workOrderId, customer } = await sold()
  await editTerms(admin, { id: workOrderId, reverseCharge: true })
  const text = await wordsOf(customer, (await issue(admin, workOrderId)).id)
  expect(text).toContain('Tax payable by the recipient')
  expect(text).toContain('Rupees One Lakh Only')
})

test('copies have their marks: three for goods, two for services', async () => {
  const { workOrderId, customer } = await sold()
  const goods = await issue(admin, workOrderId)
  expect(await wordsOf(customer, goods.id, '?copy=duplicate')).toContain('DUPLICATE FOR TRANSPORTER')
  expect(await wordsOf(customer, goods.id, '?copy=triplicate')).toContain('TRIPLICATE FOR SUPPLIER')
  const other = await sold()
  await editTerms(admin, { id: other.workOrderId, supply: 'jobwork' })
  const service = await issue(admin, other.workOrderId)
  expect(service.lines[0]!.hsn).toBe('998898')
  expect(await wordsOf(admin, service.id, '?copy=duplicate')).toContain('DUPLICATE FOR SUPPLIER')
  expect((await load(admin, service.id, '?copy=triplicate')).status).toBe(400)
  expect((await load(admin, service.id, '?copy=fourth')).status).toBe(400)
})

test('it is shown in the browser, and is the same bytes each time, whatever changes later', async () => {
  const { workOrderId, customer } = await sold()
  const { id, number } = await issue(admin, workOrderId)
  const first = await load(customer, id)
  expect(first.headers.get('content-disposition')).toBe(`inline; filename="${number.replaceAll('/', '-')}.pdf"`)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  await company({ legalName: 'Jobwork Precision Ltd', signatory: 'Somebody else' })
  await taxProfile(customer, { legalName: 'Nandi Valves Ltd' })
  await editTerms(admin, { id: workOrderId, description: 'Something else' })
  expect((await load(admin, id)).bytes.equals(first.bytes)).toBe(true)
  const { pdfKey, pdfSha256 } = await db().taxDocument.findUniqueOrThrow({ where: { id } })
  expect(pdfSha256).toMatch(/^[0-9a-f]{64}$/)
  const kept = await buffer((await (await storage()).get(pdfKey!))!)
  expect(kept.equals(first.bytes)).toBe(true)
  // Lost bytes are drawn again: they are the same.
  await (await storage()).delete(pdfKey!)
  expect((await load(customer, id)).bytes.equals(first.bytes)).toBe(true)
  expect((await buffer((await (await storage()).get(pdfKey!))!)).equals(first.bytes)).toBe(true)
  await expect(db().taxDocument.update({ where: { id }, data: { pdfSha256: 'a'.repeat(64) } })).rejects.toThrow()
})

test('drawn twice at once it is kept once; the sweep leaves it', async () => {
  const { workOrderId } = await sold()
  const { id } = await issue(admin, workOrderId)
  const [one, two] = await Promise.all([load(admin, id), load(admin, id)])
  expect(one.bytes.equals(two.bytes)).toBe(true)
  await tidyFiles()
  expect((await load(admin, id)).bytes.equals(one.bytes)).toBe(true)
})

test('100 lines with Devanagari: nothing is cut, heads repeat, and no row is broken', async () => {
  const { workOrderId, customer } = await sold()
  await taxProfile(customer, { legalName: 'नंदी वाल्व्स प्रा. लि.' })
  const lines = Array.from({ length: 100 }, (_, i) => ({
    description: `Line ${i + 1}, ${'दंडगोल धुरा '.repeat(i % 7)}end ${i + 1}.`,
    taxablePaise: 1_000_00 - i,
  }))
  const { id } = await issue(admin, workOrderId, { lines })
  const read = await readPdf((await load(customer, id)).bytes)
  const pages = read.pages.map((page) => page.replace(/\s+/g, ' '))
  expect(pages.length).toBeGreaterThan(3)
  const text = pages.join(' ')
  for (let i = 1; i <= 100; i++) {
    const page = pages.findIndex((one) => one.includes(`Line ${i},`))
    // A row stands on one page, under a head.
    expect([i, pages[page]!.includes(`end ${i}.`), pages[page]!.includes('Description')]).toEqual([i, true, true])
  }
  expect(text).toMatch(/[\u0900-\u097f]/)
  expect(text).toContain('₹1,000.00')
  expect(text).not.toContain('□')
  pages.forEach((page, i) => expect(page).toContain(`Page ${i + 1} of ${pages.length}`))
})

test('nobody else loads it', async () => {
  const { workOrderId, supplier } = await sold()
  const { id } = await issue(admin, workOrderId)
  expect((await load(supplier, id)).status).toBe(404)
  expect((await load(await make.customer(), id)).status).toBe(404)
})
