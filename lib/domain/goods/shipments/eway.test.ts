import { GET as ewayFile } from '@/app/api/shipments/[id]/eway/route'
import { GET as labels } from '@/app/api/shipments/[id]/labels/route'
import { shipments } from '@/lib/contract/goods/shipments'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { call } from '@/tests/call'
import { conforms } from '@/tests/conform'
import { BUYERS, company, COMPANY, taxProfile } from '@/tests/invoice-fixtures'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { changeShipment } from './change-shipment'
import { enterEwayBill } from './enter-eway-bill'
import { getShipment } from './get-shipment'
import { listShipments } from './list-shipments'
import { moveShipment } from './move-shipment'
import { planShipment } from './plan-shipment'
import { remindOfEwayEnds } from './remind-of-eway-ends'

await ownDatabase()

const today = isoDay(Date.now())
const paper = { kind: 'invoice', number: 'MP/118', on: today }
const PUNE = { ...BUYERS.maharashtra, legalName: 'Indrayani Precision Works', addressLine1: 'W-203, MIDC Bhosari' }
const BENGALURU = { ...BUYERS.karnataka, legalName: 'Peenya Turned Parts' }

beforeEach(() => company())

/** An order (INR, without GST) of 500 pieces, with a shop that has saved where it is registered. */
async function ordered(price: number, from: Parameters<typeof taxProfile>[1] | null = PUNE, supplier?: Viewer) {
  const order = await make.order({ price, supplier })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity: 500 } })
  if (from) await taxProfile(order.supplier, from)
  return { ...order, id: order.workorder.id }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

const packed = (supplier: Viewer, lines: [order: number, pieces: number][], more: object = {}) =>
  planShipment(
    supplier,
    shipments.plan.body.parse({
      leg: 'to_hub',
      lines: lines.map(([workorderId, quantity]) => ({ workorderId, quantity })),
      packages: 4,
      weightGrams: 86_000,
      vehicle: 'MH 12 AB 1234',
      paper,
      ...more,
    }),
  )
const pack = ({ supplier, id }: Ordered, pieces = 500, more: object = {}) => packed(supplier, [[id, pieces]], more)
const send = (as: Viewer, id: number, more: object = {}) =>
  moveShipment(as, { id, ...shipments.move.body.parse({ status: 'sent', ...more }) })
const newNo = (() => {
  let last = 100_000_000_000
  return () => String(++last)
})()
const enter = (as: Viewer, { id, papers }: { id: number; papers: { id: number }[] }, form: object = {}) =>
  enterEwayBill(as, {
    id,
    paperId: papers[0]!.id,
    ...shipments.enterEway.body.parse({ ewbNo: newNo(), ewbOn: today, ...form }),
  })
const terms = (workOrderId: number, admin: Viewer, more: object) =>
  db().orderTerms.create({
    data: {
      workOrderId,
      supply: 'goods',
      materialOf: 'supplier',
      hsn: '8708',
      description: 'Flange',
      uqc: 'NOS',
      quantityMilli: 500_000,
      taxablePaise: 99_999_00,
      rateBp: 1800,
      customerDays: 30,
      supplierDays: 30,
      createdBy: admin.member.id,
      ...more,
    },
  })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

describe('a document of goods', () => {
  test('says what its pieces are worth with tax, and whether it needs an e-way bill', async () => {
    const within = await ordered(99_999)
    expect(conforms(shipments.plan, await pack(within, 200))).toMatchObject({
      papers: [{ valuePaise: 47_200_00, ewayDue: false, ewayWhy: null, ewbNo: null }],
    })
    expect((await pack(within, 300)).papers).toMatchObject([{ valuePaise: 70_799_00, ewayDue: false }])
    const between = await ordered(99_999, BENGALURU)
    expect((await pack(between, 300)).papers).toMatchObject([
      { valuePaise: 70_799_00, ewayDue: true, ewayWhy: 'over ₹50,000 between States' },
    ])
  })

  test('follows its lines, its kind and the limit of the company', async () => {
    const order = await ordered(99_999)
    const { id } = await pack(order, 200)
    const change = async (form: object) =>
      (await changeShipment(order.supplier, { id, ...shipments.change.body.parse(form) })).papers[0]
    expect(await change({ lines: [{ workorderId: order.id, quantity: 500 }] })).toMatchObject({
      valuePaise: 1_17_999_00,
      ewayDue: true,
      ewayWhy: 'over ₹1,00,000 within Maharashtra',
    })
    expect(await change({ paper: { ...paper, kind: 'bill_of_supply' } })).toMatchObject({
      valuePaise: 99_999_00,
      ewayDue: false,
    })
    await company({ ewayIntraPaise: 60_000_00 })
    expect(await change({ carrier: 'Shree Transport' })).toMatchObject({ ewayWhy: 'over ₹60,000 within Maharashtra' })
    await company({ ewayIntraPaise: null })
  })

  test('of a shop without a GST number has no tax', async () => {
    for (const scheme of ['unregistered', 'composition'] as const) {
      const gstin = scheme === 'unregistered' ? null : PUNE.gstin
      const order = await ordered(99_999, { ...PUNE, scheme, gstin })
      expect((await pack(order)).papers).toMatchObject([{ valuePaise: 99_999_00, ewayDue: false }])
    }
  })

  test('of job work is worth the material and the charge, without tax', async () => {
    const order = await ordered(20_000, BENGALURU)
    const work = { supply: 'jobwork', materialOf: 'customer', hsn: '998898', taxablePaise: 20_000_00 }
    await terms(order.id, order.admin, work)
    expect((await pack(order, 100)).papers).toMatchObject([
      { valuePaise: null, ewayDue: null, ewayWhy: `The value of ${displayId('workorder', order.id)} isn’t known` },
    ])
    await db().orderTerms.update({ where: { workOrderId: order.id }, data: { materialPaise: 60_000_00 } })
    expect((await pack(order, 400)).papers).toMatchObject([{ valuePaise: 64_000_00, ewayDue: true }])
  })

  test('leaves what is not known open, says what it is, and stops nothing', async () => {
    const withoutAddress = await ordered(2_00_000, null)
    const planned = await pack(withoutAddress)
    expect(planned.papers).toMatchObject([
      { valuePaise: null, ewayDue: null, ewayWhy: 'The registered address of the supplier isn’t known' },
    ])
    expect(await send(withoutAddress.supplier, planned.id)).toMatchObject({ status: 'sent' })
    await db().operatorProfile.deleteMany()
    expect((await pack(await ordered(99_999))).papers).toMatchObject([
      { valuePaise: 1_17_999_00, ewayDue: null, ewayWhy: 'The address of the hub isn’t known' },
    ])
  })

  test('has no value for the shop floor, which may enter the e-way bill', async () => {
    const order = await ordered(2_00_000)
    const floor = await make.colleague(order.supplier, 'floor')
    const planned = await pack({ ...order, supplier: floor })
    expect(planned.papers[0]).not.toHaveProperty('valuePaise')
    // The limit that it is over would say something of it.
    expect(planned.papers[0]).toMatchObject({ ewayDue: true, ewayWhy: null })
    expect(JSON.stringify(await listShipments(floor, { limit: 10 }))).not.toContain('valuePaise')
    expect((await enter(floor, planned)).papers[0]).toMatchObject({ ewayDue: true, ewbOn: today })
    expect((await getShipment(order.supplier, { id: planned.id })).papers[0]!.valuePaise).toBe(2_36_000_00)
  })
})

describe('an e-way bill', () => {
  test('is asked for before the goods leave, and where they left and go is kept', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order, 500, { distanceKm: 840 })
    await refusedAs(
      send(order.supplier, planned.id),
      'conflict',
      'An e-way bill is needed for MP/118 (over ₹1,00,000 within Maharashtra): enter its number',
    )
    const ewbNo = newNo()
    const entered = await enter(order.supplier, planned, { ewbNo })
    expect(conforms(shipments.enterEway, entered)).toMatchObject({
      papers: [{ ewbNo, ewbOn: today, ewbUntil: addDays(today, 5) }],
    })
    expect(await send(order.supplier, planned.id)).toMatchObject({ status: 'sent' })
    const kept = () => db().shipment.findUniqueOrThrow({ where: { id: planned.id } })
    expect(await kept()).toMatchObject({
      dispatchFrom: { name: PUNE.legalName, line1: PUNE.addressLine1, pin: '411016', stateCode: '27' },
      deliverTo: { name: COMPANY.legalName, pin: COMPANY.pin, registered: true },
    })
    await taxProfile(order.supplier, BENGALURU)
    expect((await enter(order.supplier, planned, { ewbNo })).papers[0]).toMatchObject({ ewayDue: true, ewbNo })
  })

  test('that is needed is asked for when all is packed and sent at once', async () => {
    const order = await ordered(99_999)
    await refused(pack(order, 500, { send: true }), 'conflict')
    expect((await listShipments(order.supplier, { limit: 10 })).items).toEqual([])
    expect(await pack(order, 200, { send: true })).toMatchObject({ status: 'sent' })
  })

  test('has 12 digits, a day up to today, and ends on that day at the earliest', () => {
    const issueOf = (form: object) =>
      shipments.enterEway.body.safeParse({ ewbNo: '123456789012', ewbOn: today, ...form }).error?.issues[0]
    for (const ewbNo of ['12345678901', '1234567890123', '12345678901A', null])
      expect(issueOf({ ewbNo })).toMatchObject({ path: ['ewbNo'], message: 'An e-way bill number has 12 digits' })
    expect(issueOf({ ewbNo: '1234 5678 9012' })).toBeUndefined()
    expect(issueOf({ ewbOn: addDays(today, 1) })).toMatchObject({ path: ['ewbOn'], message: 'Enter a day up to today' })
    expect(issueOf({ ewbUntil: addDays(today, -1) })).toMatchObject({
      path: ['ewbUntil'],
      message: 'It can’t end before its day',
    })
  })

  test('that has ended lets nothing leave; a later last day does', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order)
    const [ewbNo, ewbOn, ewbUntil] = [newNo(), addDays(today, -3), addDays(today, -1)]
    await enter(order.supplier, planned, { ewbNo, ewbOn, ewbUntil })
    await refusedAs(send(order.supplier, planned.id), 'conflict', `E-way bill ${ewbNo} ended on ${date(ewbUntil)}`)
    await enter(order.supplier, planned, { ewbNo, ewbOn, ewbUntil: today })
    expect(await send(order.supplier, planned.id)).toMatchObject({ status: 'sent' })
  })

  test('gets its last day once the distance is known', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order)
    expect((await enter(order.supplier, planned)).papers[0]).toMatchObject({ ewbUntil: null })
    const change = shipments.change.body.parse({ distanceKm: 201 })
    expect((await changeShipment(order.supplier, { id: planned.id, ...change })).papers[0]).toMatchObject({
      ewbUntil: addDays(today, 2),
    })
  })

  test('stands on one document: of two at once one gets it, and the shipment of a stranger is not named', async () => {
    const order = await ordered(99_999)
    const [one, two] = [await pack(order, 200), await pack(order, 300)]
    const ewbNo = newNo()
    await enter(order.supplier, one, { ewbNo })
    await refusedAs(
      enter(order.supplier, two, { ewbNo }),
      'conflict',
      `It stands on ${displayId('shipment', one.id)} already`,
    )
    const stranger = await ordered(99_999)
    const other = await pack(stranger, 200)
    await refusedAs(enter(stranger.supplier, other, { ewbNo }), 'conflict', 'It stands on another shipment already')
    const next = newNo()
    expect(
      await atOnce([enter(order.supplier, two, { ewbNo: next }), enter(stranger.supplier, other, { ewbNo: next })]),
    ).toEqual({ done: 1, refused: ['conflict'] })
    // What is packed anew may have the bill of the shipment that was cancelled.
    await moveShipment(order.supplier, { id: one.id, status: 'cancelled', reason: 'Packed into larger boxes' })
    expect((await enter(order.supplier, two, { ewbNo })).papers[0]).toMatchObject({ ewbNo })
  })

  test('stays with its document when the kind or the day of that changes, and goes with its number', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order)
    await enter(order.supplier, planned)
    const change = async (form: object) =>
      (await changeShipment(order.supplier, { id: planned.id, ...shipments.change.body.parse({ paper: form }) }))
        .papers[0]
    expect((await change({ ...paper, on: addDays(today, -1) }))!.ewbNo).not.toBeNull()
    expect((await change({ ...paper, number: 'MP/119' }))!.ewbNo).toBeNull()
  })

  test('is entered by its sender and admins alone, until the goods are counted', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order)
    await refused(enter((await ordered(1)).supplier, planned), 'not_found')
    await refused(enter(order.customer, planned), 'forbidden')
    await refused(enter(order.supplier, { ...planned, papers: [{ id: 2_147_483_647 }] }), 'not_found')
    await enter(order.admin, planned)
    await moveShipment(order.supplier, { id: planned.id, status: 'cancelled', reason: 'Packed into larger boxes' })
    await refused(enter(order.supplier, planned), 'conflict')
  })

  test('that ends today is told to its sender once, by two workers neither twice', async () => {
    const order = await ordered(99_999)
    const planned = await pack(order)
    const ewbNo = newNo()
    await enter(order.supplier, planned, { ewbNo, ewbOn: addDays(today, -1), ewbUntil: addDays(today, 1) })
    await send(order.supplier, planned.id)
    // Those of other stories.
    await remindOfEwayEnds()
    expect(await remindOfEwayEnds()).toBe(0)
    await enter(order.supplier, planned, { ewbNo, ewbOn: addDays(today, -1), ewbUntil: today })
    const told = await Promise.all([remindOfEwayEnds(), remindOfEwayEnds()])
    expect(told.toSorted()).toEqual([0, 1])
    expect(await remindOfEwayEnds()).toBe(0)
    const about = `E-way bill ${ewbNo} of ${displayId('shipment', planned.id)} with 500 pcs`
    expect((await bell(order.supplier)).filter((message) => message.startsWith(about))).toHaveLength(1)
    expect((await bell(order.customer)).join()).not.toContain(ewbNo)
  })
})

test('admins find the documents that lack something, and those whose e-way bill ends', async () => {
  const order = await ordered(2_00_000)
  const admin = order.admin
  const found = async () =>
    (await listShipments(admin, shipments.list.query.parse({ status: 'papers', limit: '100' }))).items.map(
      ({ id }) => id,
    )
  const without = await pack(order, 10, { paper: null })
  const small = await pack(order, 20)
  const due = await pack(order, 400)
  expect(await found()).toEqual(expect.arrayContaining([without.id, due.id]))
  expect(await found()).not.toContain(small.id)
  await enter(order.supplier, due, { ewbUntil: today })
  expect(await found()).toContain(due.id)
  await enter(order.supplier, due, { ewbUntil: addDays(today, 1) })
  expect(await found()).not.toContain(due.id)
})

describe('the file for the portal', () => {
  const load = async (as: Viewer, id: number) => {
    const answer = await call(ewayFile, { as, params: { id }, at: `/api/shipments/${id}/eway` })
    return { answer, body: (await answer.json()) as Record<string, unknown> }
  }

  test('has each document with its parties, sums, goods and how they travel', async () => {
    const order = await ordered(99_999, BENGALURU)
    const { id } = await pack(order, 200, { distanceKm: 840, carrier: 'Shree Transport', docketNo: 'LR 77' })
    const { answer, body } = await load(order.supplier, id)
    expect(answer.headers.get('content-disposition')).toContain(`${displayId('shipment', id)}-eway.json`)
    const [day, month, year] = [today.slice(8), today.slice(5, 7), today.slice(0, 4)]
    expect(body).toEqual({
      version: '1.0.0621',
      billLists: [
        {
          userGstin: BENGALURU.gstin,
          supplyType: 'O',
          subSupplyType: 1,
          docType: 'INV',
          docNo: 'MP/118',
          docDate: `${day}/${month}/${year}`,
          transType: 1,
          fromGstin: BENGALURU.gstin,
          fromTrdName: 'Peenya Turned Parts',
          fromAddr1: BENGALURU.addressLine1,
          fromAddr2: '',
          fromPlace: 'Bengaluru',
          fromPincode: 560058,
          fromStateCode: 29,
          actualFromStateCode: 29,
          toGstin: COMPANY.gstin,
          toTrdName: COMPANY.legalName,
          toAddr1: COMPANY.addressLine1,
          toAddr2: '',
          toPlace: 'Pune',
          toPincode: 410501,
          toStateCode: 27,
          actualToStateCode: 27,
          totalValue: 39_999.6,
          cgstValue: 0,
          sgstValue: 0,
          igstValue: 7_199.93,
          cessValue: 0,
          TotNonAdvolVal: 0,
          OthValue: 0.47,
          totInvValue: 47_200,
          transMode: 1,
          transDistance: 840,
          transporterName: 'Shree Transport',
          transporterId: '',
          transDocNo: 'LR 77',
          transDocDate: '',
          vehicleNo: 'MH12AB1234',
          vehicleType: 'R',
          mainHsnCode: 8708,
          itemList: [
            {
              itemNo: 1,
              productName: expect.any(String) as string,
              productDesc: expect.any(String) as string,
              hsnCode: 8708,
              quantity: 200,
              qtyUnit: 'NOS',
              taxableAmount: 39_999.6,
              sgstRate: 0,
              cgstRate: 0,
              igstRate: 18,
              cessRate: 0,
              cessNonAdvol: 0,
            },
          ],
        },
      ],
    })
  })

  test('of job work has the HSN of the goods and their value, without tax', async () => {
    const order = await ordered(20_000)
    const work = { supply: 'jobwork', materialOf: 'customer', hsn: '998898', taxablePaise: 20_000_00 }
    await terms(order.id, order.admin, { ...work, materialPaise: 60_000_00 })
    const { id } = await pack(order, 500, { distanceKm: 30, paper: { ...paper, kind: 'challan' } })
    const shown = displayId('workorder', order.id)
    expect((await load(order.supplier, id)).body).toMatchObject({
      message: `Enter the HSN of the goods of ${shown}: 998898 is a service`,
    })
    await db().orderTerms.update({ where: { workOrderId: order.id }, data: { goodsHsn: '73079190' } })
    expect((await load(order.supplier, id)).body).toMatchObject({
      billLists: [
        {
          subSupplyType: 4,
          docType: 'CHL',
          totalValue: 80_000,
          cgstValue: 0,
          totInvValue: 80_000,
          mainHsnCode: 73079190,
          itemList: [{ hsnCode: 73079190, taxableAmount: 80_000, cgstRate: 0, sgstRate: 0, igstRate: 0 }],
        },
      ],
    })
  })

  test('within the State has CGST and SGST, and a hub at another address is where it is shipped to', async () => {
    await company({ hub: { line1: 'Gat 88, Alandi Road', line2: null, city: 'Pune', pin: '412105' } })
    const order = await ordered(99_999)
    const { id } = await pack(order, 500, { distanceKm: 30 })
    expect((await load(order.admin, id)).body).toMatchObject({
      billLists: [
        {
          transType: 2,
          toAddr1: 'Gat 88, Alandi Road',
          toPincode: 412105,
          cgstValue: 8_999.91,
          sgstValue: 8_999.91,
          igstValue: 0,
          totInvValue: 1_17_999,
          itemList: [{ cgstRate: 9, sgstRate: 9, igstRate: 0 }],
        },
      ],
    })
  })

  test('of a shop without a GST number is the bill of the hub', async () => {
    const order = await ordered(2_00_000, { ...PUNE, scheme: 'unregistered', gstin: null })
    const { id } = await pack(order, 500, { distanceKm: 30, paper: { ...paper, kind: 'bill_of_supply' } })
    expect((await load(order.admin, id)).body).toMatchObject({
      billLists: [
        { userGstin: COMPANY.gstin, supplyType: 'I', docType: 'BIL', fromGstin: 'URP', totInvValue: 2_00_000 },
      ],
    })
  })

  test('says what is missing, and names nobody of the other side', async () => {
    const customer = await make.customer({ companyName: 'Godavari Flow Systems', contactName: 'Meena Iyer' })
    const made = await make.order({ customer, price: 99_999, projectName: 'Flange for Godavari Flow Systems' })
    await taxProfile(made.supplier, PUNE)
    const order = { ...made, id: made.workorder.id }
    const planned = await pack(order, 50, { vehicle: null, carrier: 'Shree Transport' })
    const message = async () => (await load(made.supplier, planned.id)).body.message
    expect(await message()).toBe('Distance and vehicle are missing')
    const change = (form: object) =>
      changeShipment(made.supplier, { id: planned.id, ...shipments.change.body.parse(form) })
    await change({ vehicle: 'MH 12 AB 1234' })
    expect(await message()).toBe('Distance is missing')
    await change({ distanceKm: 30 })
    const { body } = await load(made.supplier, planned.id)
    expect(JSON.stringify(body)).not.toMatch(/Godavari|Meena/)
    const without = await pack(await ordered(1_000), 5, { paper: null })
    expect((await load(made.admin, without.id)).body).toMatchObject({
      message: `${displayId('shipment', without.id)} has no document yet`,
    })
    const floor = await make.colleague(made.supplier, 'floor')
    expect((await load(floor, planned.id)).answer.status).toBe(403)
  })
})

describe('labels of boxes', () => {
  const load = (as: Viewer, id: number) =>
    call(labels, { as, params: { id }, at: `/api/shipments/${id}/labels?for=box` })

  test('say shipment, orders, pieces, which box and the weight; nobody and no document', async () => {
    const order = await ordered(99_999)
    const other = await ordered(1_000, null, order.supplier)
    const { id } = await packed(
      order.supplier,
      [
        [order.id, 200],
        [other.id, 40],
      ],
      { carrier: 'Shree Transport', note: 'Handle with care' },
    )
    const answer = await load(order.supplier, id)
    expect(answer.headers.get('content-disposition')).toContain(`${displayId('shipment', id)}-labels.pdf`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { pages, text } = await readPdf(bytes)
    expect(pages).toHaveLength(4)
    expect(bytes.toString('latin1')).toContain('[0 0 297.64 419.53]')
    for (const [i, page] of pages.entries())
      for (const words of [
        displayId('shipment', id),
        displayId('workorder', order.id),
        '200 pcs',
        displayId('workorder', other.id),
        '40 pcs',
        `Box ${i + 1} of 4`,
        '86 kg',
        'Jobwork',
      ])
        expect(page).toContain(words)
    expect(text).not.toMatch(/MP\/118|Indrayani|Shree|Bhosari|MH12|Handle|Chakan/)
  })

  test('are as many as there are boxes, 999 too, and orders beyond eight are counted', async () => {
    const order = await ordered(99_999)
    const lines: [number, number][] = [[order.id, 1]]
    for (let i = 0; i < 9; i++) lines.push([(await ordered(1_000, null, order.supplier)).id, 1])
    const { id } = await packed(order.supplier, lines, { packages: 999 })
    const bytes = Buffer.from(await (await load(order.admin, id)).arrayBuffer())
    const { count, pages } = await readPdf(bytes, { from: 999 })
    expect(count).toBe(999)
    expect(pages[0]).toContain('Box 999 of 999')
    expect(pages[0]).toContain('and 3 more orders')
  }, 60_000)

  test('ask how many boxes there are, and a cancelled shipment has none', async () => {
    const order = await ordered(99_999)
    const { id } = await pack(order, 5, { packages: null })
    expect((await load(order.supplier, id)).status).toBe(409)
    await moveShipment(order.supplier, { id, status: 'cancelled', reason: 'Packed into larger boxes' })
    expect((await load(order.supplier, id)).status).toBe(409)
  })
})
