import { GET as ewayFile } from '@/app/api/shipments/[id]/eway/route'
import { GET as labels } from '@/app/api/shipments/[id]/labels/route'
import { shipments } from '@/lib/contract/goods/shipments'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { displayId, orderId } from '@/lib/terms/nouns'
import { call } from '@/tests/call'
import { BUYERS, company, COMPANY, sold, taxProfile } from '@/tests/invoice-fixtures'
import { issue } from '@/tests/issued'
import { ownDatabase } from '@/tests/own-database'
import { readPdf } from '@/tests/pdf'
import { moveShipment } from './move-shipment'
import { planShipment } from './plan-shipment'

await ownDatabase()

const SHOP = { ...BUYERS.karnataka, legalName: 'Peenya Turned Parts', addressLine1: '7 Tumakuru Road' }
const [BUYER, HUB] = [BUYERS.karnataka, { line1: 'Gat 88, Alandi Road', line2: null, city: 'Pune', pin: '412105' }]
const SITE = { line1: '9 Hosur Road', line2: 'Gate 2', city: 'Hosur', pin: '635109', stateCode: '33' }

beforeEach(() => company())

/** An order of 500 pieces for ₹99,999 without tax, to a customer in Karnataka. */
async function ordered(delivery: object | null = null) {
  const order = await sold({ price: 99_999 })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity: 500, ...(delivery && { delivery }) } })
  return { ...order, id: order.workOrderId }
}
const pack = (as: Viewer, id: number, pieces: number, more: object = {}) =>
  planShipment(
    as,
    shipments.plan.body.parse({
      leg: 'from_hub',
      lines: [{ workorderId: id, quantity: pieces }],
      packages: 2,
      weightGrams: 86_000,
      carrier: 'Deccan Cargo',
      docketNo: 'DC-448120',
      vehicle: 'MH 12 AB 1234',
      distanceKm: 840,
      ...more,
    }),
  )
const challan = (as: Viewer, id: number, reason: string) =>
  issueChallan(as, { id, ...shipments.issueChallan.body.parse({ reason }) })

describe('the file for the portal, of goods from the hub', () => {
  const load = async (as: Viewer, id: number) => {
    const answer = await call(ewayFile, { as, params: { id }, at: `/api/shipments/${id}/eway` })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  test('has our invoice with the hub, where it is delivered, and its sums', async () => {
    const { admin, supplier, customer, id } = await ordered(SITE)
    await company({ hub: HUB })
    const { id: packed } = await pack(admin, id, 200)
    const { number } = await issue(admin, id, { shipmentId: packed })
    const { body } = await load(admin, packed)
    expect(body).toMatchObject({
      version: '1.0.0621',
      billLists: [
        {
          userGstin: COMPANY.gstin,
          supplyType: 'O',
          subSupplyType: 1,
          docType: 'INV',
          docNo: number,
          transType: 4,
          fromTrdName: COMPANY.legalName,
          fromAddr1: HUB.line1,
          fromPincode: 412105,
          toGstin: BUYER.gstin,
          toTrdName: BUYER.legalName,
          toAddr1: SITE.line1,
          toAddr2: SITE.line2,
          toPincode: 635109,
          toStateCode: 33,
          totalValue: 39_999.6,
          igstValue: 7_199.93,
          OthValue: 0.47,
          totInvValue: 47_200,
          transDistance: 840,
          transDocNo: 'DC-448120',
          itemList: [{ hsnCode: 8708, quantity: 200, taxableAmount: 39_999.6, igstRate: 18 }],
        },
      ],
    })
    expect((await load(supplier, packed)).status).toBe(404)
    expect((await load(customer, packed)).status).toBe(403)
  })

  test('from the registered address to the registered address is of type 1; freight is no goods', async () => {
    const { admin, id } = await ordered()
    const { id: packed } = await pack(admin, id, 200)
    const freight = {
      of: 'extra' as const,
      description: 'Freight',
      hsn: '996511',
      rateBp: 1800,
      taxablePaise: 1_000_00,
    }
    await issue(admin, id, { shipmentId: packed, lines: [freight] })
    const bill = (await load(admin, packed)).body.billLists as Record<string, unknown>[]
    expect(bill[0]).toMatchObject({ transType: 1, totalValue: 39_999.6, igstValue: 7_199.93, totInvValue: 48_380 })
    expect(bill[0]!.OthValue).toBe(1_180.47)
    expect(bill[0]!.itemList).toHaveLength(1)
  })

  test('of a challan says why: a lot, or what is invoiced later', async () => {
    const { admin, id } = await ordered()
    const { id: later } = await pack(admin, id, 100)
    await challan(admin, later, 'later')
    expect((await load(admin, later)).body).toMatchObject({
      billLists: [{ docType: 'CHL', subSupplyType: 8, subSupplyDesc: 'Delivery challan', totalValue: 19_999.8 }],
    })
    await issue(admin, id)
    const { id: lot } = await pack(admin, id, 100)
    await challan(admin, lot, 'lot')
    expect((await load(admin, lot)).body).toMatchObject({ billLists: [{ docType: 'CHL', subSupplyType: 9 }] })
  })

  test('of job work has the HSN of the goods and their value, without tax', async () => {
    const { admin, id } = await ordered()
    const terms = { supply: 'jobwork', materialOf: 'customer', hsn: '998898', taxablePaise: 20_000_00 } as const
    const { id: packed } = await pack(admin, id, 250)
    await db().orderTerms.create({
      data: {
        ...terms,
        workOrderId: id,
        goodsHsn: '73079190',
        materialPaise: 60_000_00,
        description: 'Flange',
        uqc: 'NOS',
        quantityMilli: 500_000,
        placeOfSupply: '29',
        rateBp: 1800,
        customerDays: 30,
        supplierDays: 30,
        createdBy: admin.member.id,
      },
    })
    // The invoice of the work doesn't cover the goods.
    const goes = moveShipment(admin, { id: packed, ...shipments.move.body.parse({ status: 'sent' }) })
    await expect(goes).rejects.toMatchObject({ message: 'Goods may leave only with a document: issue a challan' })
    const { papers } = await challan(admin, packed, 'other')
    expect(papers).toMatchObject([{ valuePaise: 40_000_00, ewayDue: false }])
    expect((await load(admin, packed)).body).toMatchObject({
      billLists: [
        {
          subSupplyType: 4,
          docType: 'CHL',
          totalValue: 40_000,
          igstValue: 0,
          totInvValue: 40_000,
          itemList: [{ hsnCode: 73079190, quantity: 250, taxableAmount: 40_000, igstRate: 0 }],
        },
      ],
    })
  })

  test('says what is missing; of what goes from the shop to the customer there is none', async () => {
    const { admin, supplier, id } = await ordered()
    const { id: packed } = await pack(admin, id, 100, { distanceKm: null, vehicle: null })
    expect((await load(admin, packed)).body.message).toBe(`${displayId('shipment', packed)} has no document yet`)
    await challan(admin, packed, 'later')
    expect((await load(admin, packed)).body.message).toBe('Distance and vehicle are missing')
    await taxProfile(supplier, SHOP)
    const direct = await pack(admin, id, 5, { leg: 'to_site', confirmSite: true })
    expect((await load(admin, direct.id)).body.message).toBe('An e-way bill would name both sides: send it via the hub')
  })
})

describe('labels', () => {
  const load = (as: Viewer, id: number, reader: string) =>
    call(labels, { as, params: { id }, at: `/api/shipments/${id}/labels?for=${reader}` })
  const read = async (as: Viewer, id: number, reader: string) => {
    const answer = await load(as, id, reader)
    const name = answer.headers.get('content-disposition')
    return { name, ...(await readPdf(Buffer.from(await answer.arrayBuffer()))) }
  }

  test('for the carrier have where each box goes, from the hub, and for admins alone', async () => {
    const { admin, supplier, customer, id } = await ordered(SITE)
    await company({ hub: HUB })
    const { id: packed } = await pack(admin, id, 200, { note: 'Behind the lift' })
    const { name, pages, text } = await read(admin, packed, 'carrier')
    expect(name).toContain(`${displayId('shipment', packed)}-carrier-labels.pdf`)
    expect(pages).toHaveLength(2)
    for (const [i, page] of pages.entries())
      for (const words of [
        BUYER.legalName,
        SITE.line1,
        SITE.line2,
        'Hosur 635109',
        'Tamil Nadu',
        COMPANY.legalName,
        HUB.line1,
        'Deccan Cargo',
        'DC-448120',
        '86 kg',
        `Box ${i + 1} of 2`,
      ])
        expect(page).toContain(words)
    expect(text).not.toMatch(/Behind|MH12|pcs|JW\//)
    expect((await load(customer, packed, 'carrier')).status).toBe(403)
    expect((await load(supplier, packed, 'carrier')).status).toBe(404)
    expect((await load(admin, packed, 'driver')).status).toBe(400)
  })

  test('on a box from the hub name its order as the customer does, and nobody', async () => {
    const { admin, id } = await ordered()
    const { text } = await read(admin, (await pack(admin, id, 200)).id, 'box')
    expect(text).toContain(orderId('customer', id))
    expect(text).not.toMatch(/Nandi|Peenya|Chakan|Deccan|DC-448120/)
  })

  test('of what a driver fetches: the shop has those of the boxes, without an address; the hub is the sender on the others', async () => {
    const { admin, supplier, id } = await ordered()
    await taxProfile(supplier, SHOP)
    const { id: planned } = await pack(admin, id, 5, { leg: 'to_site', confirmSite: true })
    expect((await load(supplier, planned, 'carrier')).status).toBe(403)
    expect((await read(supplier, planned, 'box')).text).not.toMatch(/Nandi|Peenya|Tumakuru|Chakan|Deccan/)
    const { text } = await read(admin, planned, 'carrier')
    expect(text).toContain(BUYER.legalName)
    expect(text).toContain(COMPANY.legalName)
    expect(text).not.toMatch(/Turned Parts|Tumakuru/)
  })

  test('for the carrier are not of goods to the hub', async () => {
    const { admin, supplier, id } = await ordered()
    const { id: packed } = await pack(supplier, id, 5, { leg: 'to_hub' })
    for (const as of [admin, supplier]) expect((await load(as, packed, 'carrier')).status).not.toBe(200)
  })
})
