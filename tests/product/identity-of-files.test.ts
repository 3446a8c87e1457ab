import { GET as drawing } from '@/app/api/inquiries/[id]/files/[fileName]/route'
import { GET as picture } from '@/app/api/inquiries/[id]/files/[fileName]/picture/route'
import { GET as attachment } from '@/app/api/quotations/[id]/files/[fileName]/route'
import { GET as document } from '@/app/api/workorders/[id]/files/[fileName]/route'
import { GET as purchaseOrder } from '@/app/api/quotations/[id]/po/[fileName]/route'
import { GET as dossier } from '@/app/api/workorders/[id]/dossier/zip/route'
import { POST as exported } from '@/app/api/exports/route'
import { GET as photo } from '@/app/api/workorders/[id]/files/[fileName]/picture/route'
import type { FileInfo, FilePurpose } from '@/lib/contract/files/files'
import { makePicture } from '@/lib/domain/files/files/make-picture'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import type { Handler } from '@/lib/http/handler/handle'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { namedBinaryStl, namedDxf, namedStl } from '@/tests/named-files/dxf'
import { jpegFile, pngFile, webpFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { docxFile, xlsxFile } from '@/tests/named-files/office'
import { pdfFile } from '@/tests/named-files/pdf'
import { listOf, stepFiles, type Names } from '@/tests/named-files/step'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const namesOf = (who: Viewer): Names => ({
  person: who.contactName,
  company: who.companyName,
  folder: `D:\\${who.companyName.toLowerCase()}`,
})

/** A file of every type, named after its company and full of names. */
const filesOf = (who: Viewer, purpose: FilePurpose): [string, string | Buffer][] => {
  const names = namesOf(who)
  const all: [ending: string, content: string | Buffer][] = [
    ...Object.values(stepFiles(names)).map((file): [string, string] => ['step', file]),
    ...(
      [
        ['pdf', pdfFile(names)],
        ['docx', docxFile(names)],
        ['dxf', namedDxf(names)],
      ] as const
    ).map(([a, b]): [string, string | Buffer] => [a, b]),
    ['stl', namedStl(names)],
    ['stl', namedBinaryStl(names)],
    ['dwg', `AC1032 ${names.person}`],
    ['doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(names.person)])],
    ...(purpose === 'workorder' ? [['xlsx', xlsxFile(names)] as [string, Buffer]] : []),
  ]
  return all.map(([ending, content], i) => [`${names.company} ${i}.${ending}`, content])
}

/** Photos with names in EXIF, XMP, comments and texts. */
const photosOf = (who: Viewer): [string, Buffer][] => {
  const names = namesOf(who)
  const all = [
    ['jpg', jpegFile(names)],
    ['png', pngFile(names)],
    ['webp', webpFile(names)],
  ] as const
  return all.map(([ending, content]) => [`${names.company}.${ending}`, content])
}

async function uploadsOf(who: Viewer, purpose: FilePurpose) {
  const ids: { id: number }[] = []
  for (const [name, content] of purpose === 'photo' ? photosOf(who) : filesOf(who, purpose))
    ids.push({ id: (await make.upload(who, purpose, name, content)).id })
  return ids
}

const person = (role: string) => ({ companyName: unique(`${role}-company`), contactName: unique(`${role}-contact`) })
let customer: Viewer, supplier: Viewer, admin: Viewer
let ids: { inquiry: number; order: number; quotation: number }
const PO = 'our-order.pdf'

beforeAll(async () => {
  customer = await make.customer(person('customer'))
  supplier = await make.supplier(person('supplier'))
  admin = await make.admin(person('admin'))
  const files = await uploadsOf(customer, 'inquiry')
  const form = { projectName: 'Bracket', description: 'Milled bracket', quantity: 5, files }
  const inquiry = await submitInquiry(customer, form)
  for (const { id } of files) await makePicture(id)
  const quotation = await make.quotation(supplier, inquiry)
  const po = await make.upload(customer, 'money', PO, pdfFile(namesOf(customer)))
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted', poNumber: 'PO-88', poFileId: po.id })
  const order = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  for (const owner of [supplier, admin])
    for (const purpose of ['workorder', 'photo'] as const) {
      const files = await uploadsOf(owner, purpose)
      await attachWorkorderFiles(owner, { id: order.id, files })
      if (purpose === 'photo') for (const { id } of files) await makePicture(id)
    }
  ids = { inquiry: inquiry.id, order: order.id, quotation: quotation.id }
}, 60_000)

/** All that a download answers: its bytes, and its headers as text. */
async function answered(handler: Handler, as: Viewer, id: number, fileName: string) {
  const answer = await call(handler, { as, params: { id, fileName } })
  const head = Buffer.from(JSON.stringify([...answer.headers]))
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), head }
}

/** Where the names are in what a reader gets of these files, and what was answered. */
async function read(as: Viewer, handler: Handler, id: number, files: readonly FileInfo[], names: string[]) {
  const told: string[] = []
  const statuses: string[] = []
  for (const file of files) {
    const answers = [await answered(handler, as, id, file.name)]
    if (file.picture) answers.push(await answered(handler === drawing ? picture : photo, as, id, file.name))
    statuses.push(`${file.name.split('.').at(-1)} ${answers.map(({ status }) => status).join(' ')}`)
    if (answers.some(({ bytes, head }) => needlesIn(bytes, names).length || needlesIn(head, names).length))
      told.push(file.name)
  }
  return { told, statuses }
}

describe('of the customer’s files', () => {
  test('not a byte, name or header tells the supplier who the customer is', async () => {
    const names = listOf(namesOf(customer))
    const inquiry = await getInquiry(supplier, { id: ids.inquiry })
    const order = await getWorkorder(supplier, { id: ids.order })
    const listed = await listWorkorders(supplier, { limit: 50 })
    expect(needlesIn(Buffer.from(JSON.stringify([inquiry, order, listed])), names)).toEqual([])
    expect(order.pictureFile).toMatch(/^INQ-\d+-\d+\.(step|stl|dxf)$/)
    const { told, statuses } = await read(supplier, drawing, ids.inquiry, inquiry.files, names)
    expect(told).toEqual([])
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 'step 200 200'),
      'pdf 200',
      'docx 200',
      'dxf 200 200',
      'stl 200 200',
      'stl 200 200',
      'dwg 409',
      'doc 409',
    ])
  }, 60_000)

  test('the customer and admins read them as they were given', async () => {
    for (const own of [customer, admin]) {
      const { files } = await getInquiry(own, { id: ids.inquiry })
      expect(files.map(({ name }) => name)).toEqual(filesOf(customer, 'inquiry').map(([name]) => name))
      const names = listOf(namesOf(customer))
      expect((await read(own, drawing, ids.inquiry, files, names)).told).toHaveLength(files.length)
    }
  }, 60_000)
})

test('the purchase order is its customer’s and the admins’ alone: no answer, list, export or dossier tells its supplier that there is one', async () => {
  for (const reader of [customer, admin]) {
    const [quotation, order] = [
      await getQuotation(reader, { id: ids.quotation }),
      await getWorkorder(reader, { id: ids.order }),
    ]
    expect([quotation.poFile?.name, order.poFile?.name]).toEqual([PO, PO])
    expect((await answered(purchaseOrder, reader, ids.quotation, PO)).status).toBe(200)
  }
  const stranger = await make.customer()
  expect((await answered(purchaseOrder, stranger, ids.quotation, PO)).status).toBe(404)

  const names = [PO, 'PO-88', 'poFile']
  const told = [
    await getInquiry(supplier, { id: ids.inquiry }),
    await getQuotation(supplier, { id: ids.quotation }),
    await getWorkorder(supplier, { id: ids.order }),
    await listWorkorders(supplier, { limit: 50 }),
  ]
  expect(needlesIn(Buffer.from(JSON.stringify(told)), names)).toEqual([])
  for (const name of [PO, `QUOT-${String(ids.quotation).padStart(4, '0')}-1.pdf`]) {
    expect((await answered(purchaseOrder, supplier, ids.quotation, name)).status).toBe(403)
    for (const [handler, id] of [
      [drawing, ids.inquiry],
      [attachment, ids.quotation],
      [document, ids.order],
    ] as const)
      expect((await answered(handler, supplier, id, name)).status).toBe(404)
  }
  for (const list of ['workorders', 'quotations'] as const) {
    const csv = await call(exported, { as: supplier, body: { list } })
    expect([csv.status, needlesIn(Buffer.from(await csv.arrayBuffer()), names)]).toEqual([200, []])
  }
  const zip = await call(dossier, { as: supplier, params: { id: ids.order } })
  expect(needlesIn(Buffer.from(await zip.arrayBuffer()), names)).toEqual([])
}, 60_000)

test('of the documents of the supplier and the admin not a byte tells the customer who they are', async () => {
  const names = [...listOf(namesOf(supplier)), ...listOf(namesOf(admin))]
  const order = await getWorkorder(customer, { id: ids.order })
  expect(needlesIn(Buffer.from(JSON.stringify(order)), names)).toEqual([])
  const { told, statuses } = await read(customer, document, ids.order, order.files, names)
  expect(told).toEqual([])
  expect(statuses.filter((line) => line.endsWith('200'))).toHaveLength(2 * 14)
  for (const line of ['jpg 200 200', 'png 200 200', 'webp 200 200'])
    expect(statuses.filter((one) => one === line)).toHaveLength(2)
  expect(statuses.filter((line) => line.endsWith('409'))).toHaveLength(2 * 2)
}, 60_000)

test('of an admin’s documents not a byte tells the supplier anything but what is neutral', async () => {
  const names = listOf(namesOf(admin))
  const order = await getWorkorder(supplier, { id: ids.order })
  const others = order.files.filter(({ addedBy }) => addedBy === 'admin')
  expect((await read(supplier, document, ids.order, others, names)).told).toEqual([])
}, 60_000)

test('of a photo not even its own side is given what the camera wrote into it', async () => {
  const names = listOf(namesOf(supplier))
  const order = await getWorkorder(supplier, { id: ids.order })
  const own = order.files.filter(({ width, addedBy }) => width && addedBy === 'supplier')
  expect(own).toHaveLength(3)
  for (const file of own) {
    const { status, bytes } = await answered(document, supplier, ids.order, file.name)
    expect([status, needlesIn(bytes, names)]).toEqual([200, []])
  }
})
