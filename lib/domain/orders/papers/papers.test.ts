import { unzipSync } from 'fflate'
import { issueCertificate } from '@/lib/domain/orders/certificates/issue-certificate'
import { voidCertificate } from '@/lib/domain/orders/certificates/void-certificate'
import { hideFile } from '@/lib/domain/orders/documents/hide-file'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { addLot } from '@/lib/domain/orders/lots/add-lot'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { chooseLanguage } from '@/lib/domain/people/accounts/choose-language'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { finalizeReport } from '@/lib/domain/orders/reports/finalize-report'
import { writeValues } from '@/lib/domain/orders/reports/write-values'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { setWorkorderReferences } from '@/lib/domain/orders/workorders/set-workorder-references'
import { db } from '@/lib/infra/db/db'
import { storage } from '@/lib/infra/storage'
import { displayId, orderId } from '@/lib/terms/nouns'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { photoSize } from '@/lib/clean/photo'
import { jpegFile, plainJpeg, webpFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { pdfFile } from '@/tests/named-files/pdf'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { GET as certificatePdf } from '@/app/api/certificates/[id]/pdf/route'
import { GET as reportPdf } from '@/app/api/reports/[id]/pdf/route'
import { GET as card } from '@/app/api/workorders/[id]/card/route'
import { GET as dossierPdf } from '@/app/api/workorders/[id]/dossier/pdf/route'
import { GET as dossierZip } from '@/app/api/workorders/[id]/dossier/zip/route'

await ownDatabase()

const person = (role: string) => ({ companyName: unique(`${role}-company`), contactName: unique(`${role}-contact`) })
const namesOf = ({ companyName, contactName, email, member }: Viewer) => [companyName, contactName, email, member.name]
const filesNamed = ({ companyName, contactName }: Viewer) => ({
  person: contactName,
  company: companyName,
  folder: `D:\\${companyName.toLowerCase()}`,
})

let customer: Viewer, supplier: Viewer, admin: Viewer, measurer: Viewer
let ids: { order: number; report: number; certificate: number; inquiry: number }

// An order with everything that a dossier can hold, in which each side's files are full of its names.
beforeAll(async () => {
  customer = await make.customer(person('customer'))
  supplier = await make.supplier(person('supplier'))
  admin = await make.admin(person('admin'))
  measurer = await make.colleague(supplier, 'floor', { name: unique('Measurer') })
  const drawing = await make.upload(customer, 'inquiry', `${customer.companyName}.pdf`, pdfFile(filesNamed(customer)))
  const inquiry = await submitInquiry(customer, {
    projectName: 'Flange',
    description: 'Turned flange',
    quantity: 500,
    material: 'EN24',
    files: [{ id: drawing.id }],
  })
  const quotation = await make.quotation(supplier, inquiry)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const { id } = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  await setWorkorderReferences(customer, { id, poNumber: 'PO-77' })
  await setDocuments(admin, {
    id,
    kinds: ['inspection_report', 'conformity_certificate', 'packing_photo', 'first_article'],
  })
  await waiveDocument(admin, { id, kind: 'first_article', reason: 'The same part as in May' })
  await addLot(supplier, { id, heat: 'H-7781', mill: 'Tata Steel', material: 'EN24', quantity: 500 })
  const grid = [
    { name: 'Bore', nominal: 25, plus: 0.021, minus: 0, unit: 'mm' as const, critical: false },
    { name: 'No burr', nominal: null, plus: 0, minus: 0, unit: 'other' as const, critical: false },
  ]
  const asked = { id, kind: 'inspection', plan: 'iso2859', aql: '2.5' } as const
  const draft = await createReport(measurer, { ...asked, characteristics: grid })
  const [bore, burr] = draft.characteristics.map((one) => one.id) as [number, number]
  await writeValues(measurer, {
    id: draft.id,
    values: Array.from({ length: 50 }, (_, i) => [
      { characteristicId: bore, sample: i + 1, value: i === 6 ? 25.022 : 25.01 },
      { characteristicId: burr, sample: i + 1, ok: i !== 18 },
    ]).flat(),
  })
  await finalizeReport(measurer, { id: draft.id })
  for (const [purpose, name, content, document] of [
    ['photo', 'a.jpg', jpegFile(filesNamed(supplier)), 'packing_photo'],
    ['photo', 'b.jpg', jpegFile(filesNamed(supplier)), 'packing_photo'],
    ['photo', 'c.webp', webpFile(filesNamed(supplier)), 'packing_photo'],
    ['workorder', 'd.pdf', pdfFile(filesNamed(supplier)), 'inspection_report'],
  ] as const) {
    const file = await make.upload(supplier, purpose, `${supplier.companyName} ${name}`, content)
    await attachWorkorderFiles(supplier, { id, files: [{ id: file.id, document }] })
  }
  const hidden = await make.upload(supplier, 'workorder', 'letterhead.pdf', pdfFile(filesNamed(supplier)))
  await attachWorkorderFiles(supplier, { id, files: [{ id: hidden.id }] })
  await hideFile(admin, { id, fileName: 'letterhead.pdf', hidden: true })
  const { id: certificate } = await issueCertificate(supplier, { id, note: 'Oiled before packing' })
  ids = { order: id, report: draft.id, certificate, inquiry: inquiry.id }
}, 60_000)

type Route = Parameters<typeof call>[0]
async function load(route: Route, as: Viewer, id: number, at = '/api') {
  const answer = await call(route, { as, params: { id }, at })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes, head: JSON.stringify([...answer.headers]) }
}
/** Each paper of the order is drawn once for each reader. */
const drawn = new Map<Route, Map<Viewer, ReturnType<typeof load>>>()
function loadOnce(route: Route, as: Viewer, id: number) {
  const byReader = drawn.get(route) ?? new Map<Viewer, ReturnType<typeof load>>()
  drawn.set(route, byReader)
  const answer = byReader.get(as) ?? load(route, as, id)
  byReader.set(as, answer)
  return answer
}
const isOfStory = (as: Viewer) => [customer, supplier, admin].includes(as)
const textOf = async (route: Route, as: Viewer, id: number, at?: string) => {
  const { status, bytes } = await (isOfStory(as) && !at ? loadOnce(route, as, id) : load(route, as, id, at))
  expect(status).toBe(200)
  return (await readPdf(bytes)).text
}

/** Where one of the names stands in what a reader is given: its bytes, properties, words, entries and headers. */
async function toldIn({ bytes, head }: Awaited<ReturnType<typeof load>>, names: string[]): Promise<string[]> {
  const told = needlesIn(Buffer.concat([Buffer.from(head), Buffer.from('\n'), bytes]), names)
  const pdfs = bytes.subarray(0, 2).toString() === 'PK' ? Object.values(unzipSync(bytes)) : [bytes]
  for (const pdf of pdfs.filter((one) => Buffer.from(one.subarray(0, 4)).toString() === '%PDF')) {
    const { text, info } = await readPdf(pdf)
    told.push(
      ...names.filter((name) => `${text} ${JSON.stringify(info)}`.replace(/\s/g, '').includes(name.replace(/\s/g, ''))),
    )
  }
  if (bytes.subarray(0, 2).toString() === 'PK') told.push(...needlesIn(bytes, names))
  return told
}

const papers = (): [Route, number][] => [
  [reportPdf, ids.report],
  [certificatePdf, ids.certificate],
  [dossierPdf, ids.order],
  [dossierZip, ids.order],
]

describe('who reads whom', () => {
  test('no paper and no file in a ZIP tells the customer who the supplier, the admin or the measurer is', async () => {
    const names = [...namesOf(supplier), ...namesOf(admin), measurer.member.name, displayId('workorder', ids.order)]
    for (const [route, id] of papers()) {
      const answer = await loadOnce(route, customer, id)
      expect(answer.status).toBe(200)
      expect(await toldIn(answer, names)).toEqual([])
    }
  }, 60_000)

  test('none tells the supplier who the customer is, nor its order number', async () => {
    const names = [...namesOf(customer), ...namesOf(admin).slice(1), 'PO-77']
    for (const [route, id] of [...papers(), [card, ids.order] as [Route, number]]) {
      const answer = await loadOnce(route, supplier, id)
      expect(answer.status).toBe(200)
      expect(await toldIn(answer, names)).toEqual([])
    }
  }, 60_000)

  test('an admin reads both companies; the customer in whose name we sell, the supplier its own', async () => {
    for (const [route, id] of papers().slice(0, 3)) {
      const [toAdmin, toCustomer, toSupplier] = [
        await textOf(route, admin, id),
        await textOf(route, customer, id),
        await textOf(route, supplier, id),
      ].map((text) => text.replace(/\s/g, '')) as [string, string, string]
      expect(toAdmin).toContain(customer.companyName)
      expect(toAdmin).toContain(supplier.companyName)
      expect(toCustomer).toContain('Jobwork')
      expect(toCustomer).toContain('Oursupplier')
      expect(toSupplier).toContain(supplier.companyName)
    }
  }, 60_000)
})

test('a report shows plan, grid and verdict, as the screen does; a failed value is marked', async () => {
  const text = await textOf(reportPdf, customer, ids.report)
  for (const part of [
    'ISO 2859-1:1999 (IS 2500-1), single sampling, normal inspection, general level II, AQL 2.5',
    'code letter H',
    'Ac 3, Re 4',
    'Accepted',
    '2 of 50 pieces failed, 3 may.',
    'Samples 41 to 50',
    orderId('customer', ids.order),
  ])
    expect(text.replace(/\n/g, ' ')).toContain(part)
  expect(text.match(/25\.022\s*✗/g)).toHaveLength(1)
  expect(text.match(/Not OK\s*✗/g)).toHaveLength(1)
})

test('a draft says so, and is 404 for the customer', async () => {
  const { workorder, ...people } = await make.order()
  const draft = await createReport(people.supplier, { id: workorder.id, kind: 'inspection', plan: 'one' })
  expect(await textOf(reportPdf, people.supplier, draft.id)).toContain('DRAFT')
  expect((await load(reportPdf, people.customer, draft.id)).status).toBe(404)
})

test('a certificate names part, heat, report, waiver and its fingerprint, the same for all; drawings as each reader knows them', async () => {
  const texts = await Promise.all(
    [customer, supplier, admin].map((who) => textOf(certificatePdf, who, ids.certificate)),
  )
  for (const text of texts)
    for (const part of [
      'Flange',
      'H-7781',
      'Tata Steel',
      'Inspection report',
      'The same part as in May',
      'Oiled before packing',
    ])
      expect(text).toContain(part)
  const fingerprints = texts.map((text) => /[0-9a-f]{16}/.exec(text)?.[0])
  expect(new Set(fingerprints).size).toBe(1)
  expect(fingerprints[0]).toHaveLength(16)
  expect(texts[0]!.replace(/\s/g, '')).toContain(`${customer.companyName}.pdf`)
  expect(texts[1]).toContain(`${displayId('inquiry', ids.inquiry)}-1.pdf`)
})

test('the same paper has the same bytes each time, and the client may keep it', async () => {
  for (const [route, id] of papers().slice(0, 3)) {
    const [first, again] = [await loadOnce(route, customer, id), await load(route, customer, id)]
    expect(first.bytes.equals(again.bytes)).toBe(true)
    const etag = first.headers.get('etag')!
    const kept = await call(route, { as: customer, params: { id }, headers: { 'if-none-match': etag } })
    expect(kept.status).toBe(304)
  }
}, 60_000)

test('a void certificate says so across its head, and the dossier leaves it out', async () => {
  const { workorder, supplier } = await make.order()
  const { id } = await issueCertificate(supplier, { id: workorder.id })
  await voidCertificate(supplier, { id, reason: 'A wrong heat' })
  const text = await textOf(certificatePdf, supplier, id)
  expect(text).toContain('VOID')
  expect(text).toContain('A wrong heat')
  expect(await textOf(dossierPdf, supplier, workorder.id)).not.toContain('We certify')
})

describe('a dossier', () => {
  test('holds the PDF first, then each file by its document, as its reader loads it', async () => {
    const { bytes, headers } = await loadOnce(dossierZip, customer, ids.order)
    const number = orderId('customer', ids.order)
    expect(headers.get('content-disposition')).toContain(`${number}-dossier.zip`)
    const entries = unzipSync(bytes)
    // Hidden files are in no dossier of the customer.
    expect(Object.keys(entries)).toEqual([
      '00-dossier.pdf',
      `01-inspection-report-${number}-4.pdf`,
      ...[1, 2].map((n) => `0${n + 1}-packing-photo-${number}-${n}.jpg`),
      `04-packing-photo-${number}-3.webp`,
    ])
    expect(await photoSize(entries[`02-packing-photo-${number}-1.jpg`]!)).toEqual({ width: 1, height: 1 })
    const { text, pages } = await readPdf(entries['00-dossier.pdf']!)
    for (const part of [
      'Required documents',
      'Waived',
      'Heats',
      'Photos',
      'Other files',
      `${number}-3.webp`,
      'We certify',
    ])
      expect(text).toContain(part)
    expect(pages[0]).toContain(`Page 1 of ${pages.length}`)
    const own = Object.keys(unzipSync((await loadOnce(dossierZip, supplier, ids.order)).bytes))
    expect(own).toHaveLength(6)
    expect(own.some((name) => name.includes('letterhead.pdf'))).toBe(true)
  }, 60_000)

  test('is 404 before there is anything in it, and for strangers', async () => {
    const { workorder, ...people } = await make.order()
    for (const route of [dossierPdf, dossierZip]) {
      expect((await load(route, people.customer, workorder.id)).status).toBe(404)
      expect((await load(route, people.customer, ids.order)).status).toBe(404)
    }
  })

  test('names a file that is gone in MISSING.txt, and brings the rest', async () => {
    const { supplier, id } = await withPhotos(2)
    const first = await db().file.findFirstOrThrow({ where: { workOrderId: id }, orderBy: { id: 'asc' } })
    await (await storage()).delete(first.storageKey!)
    const { bytes, status } = await load(dossierZip, supplier, id)
    expect(status).toBe(200)
    const entries = unzipSync(bytes)
    expect(Object.keys(entries)).toEqual(['00-dossier.pdf', '02-packing-photo-p1.jpg', 'MISSING.txt'])
    expect(Buffer.from(entries['MISSING.txt']!).toString()).toContain('01-packing-photo-p0.jpg: not there any more')
  })

  test('is refused with 503 while the store is away', async () => {
    const { customer, supplier, id } = await withPhotos(1)
    const store = await storage()
    const { get } = store
    store.get = () => Promise.reject(new Error('the store is away'))
    try {
      for (const who of [customer, supplier]) expect((await load(dossierZip, who, id)).status).toBe(503)
    } finally {
      store.get = get
    }
  })

  test('that fails on its way is no ZIP that looks whole', async () => {
    const { supplier, id } = await withPhotos(2)
    const last = await db().file.findFirstOrThrow({ where: { workOrderId: id }, orderBy: { id: 'desc' } })
    await db().file.update({ where: { id: last.id }, data: { sha256: 'f'.repeat(64) } })
    const answer = await call(dossierZip, { as: supplier, params: { id } })
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })
})

/** An order with so many photos of its packing. */
async function withPhotos(count: number) {
  const { workorder, ...people } = await make.order()
  const { id } = workorder
  for (let i = 0; i < count; i++) {
    const photo = await make.upload(people.supplier, 'photo', `p${i}.jpg`, plainJpeg)
    await attachWorkorderFiles(people.supplier, { id, files: [{ id: photo.id, document: 'packing_photo' }] })
  }
  return { ...people, id }
}

describe('a job card', () => {
  test('says what is made without customer and price, on A4 or A6', async () => {
    for (const at of ['/api', '/api?size=a6']) {
      const text = (await textOf(card, supplier, ids.order, at)).replace(/\s+/g, ' ')
      for (const part of [
        displayId('workorder', ids.order),
        'Flange',
        '500 pcs',
        'EN24',
        'Heat number',
        'Packing photo',
      ])
        expect(text).toContain(part)
      expect(text).not.toMatch(/₹|45,000|\b45000\b|STOPPED/)
    }
    expect((await load(card, supplier, ids.order, '/api?size=a5')).status).toBe(400)
    expect((await load(card, customer, ids.order)).status).toBe(403)
  })

  test('on A4 it has what is said of the part, what is measured with its limits, and steps to tick', async () => {
    const { supplier, workorder, inquiry } = await make.order()
    await db().inquiry.update({ where: { id: inquiry.id }, data: { description: 'Break all edges 0.3' } })
    const shaft = { name: 'Seat', nominal: 50, plus: -0.009, minus: 0.025, unit: 'mm' as const, critical: true }
    const grid = Array.from({ length: 14 }, (_, i) => ({ ...shaft, name: i ? `Length ${i}` : 'Seat' }))
    await createReport(supplier, { id: workorder.id, kind: 'inspection', lotSize: 3, characteristics: grid })
    const text = (await textOf(card, supplier, workorder.id)).replace(/\s+/g, ' ')
    for (const part of [
      'Break all edges 0.3',
      'Seat (critical)',
      '50 −0.009 −0.025 mm',
      'Quality Check',
      'Sign',
      '2 more',
    ])
      expect(text).toContain(part)
    const small = await textOf(card, supplier, workorder.id, '/api?size=a6')
    expect(small).not.toContain('Sign')
  })

  test('speaks with a person in the language that the person chose, with Latin figures', async () => {
    const { supplier, workorder } = await make.order()
    const ravi = await make.colleague(supplier, 'floor')
    await chooseLanguage(ravi, { language: 'mr' })
    const { info, text } = await readPdf((await load(card, ravi, workorder.id)).bytes)
    expect(info).toMatchObject({ Language: 'mr-IN' })
    expect(text).toContain('सही')
    expect(text).not.toMatch(/Heat number|Quality Check|[\u0966-\u096f]/)
  })

  test('of an order with issues says STOPPED across its head', async () => {
    const { supplier, workorder } = await make.order()
    await changeWorkorderStatus(supplier, { id: workorder.id, status: 'issues', notes: 'Crack' })
    expect(await textOf(card, supplier, workorder.id)).toContain('STOPPED')
  })
})

test('without a session every paper is 401', async () => {
  for (const [route, id] of papers()) expect((await call(route, { params: { id } })).status).toBe(401)
})
