import type { ShipmentPaper } from '../../../contract/orders/shipment'
import { taxesOf, totalsOf, type TaxSplit } from '../../../rules/core/gst'
import { inRupees, portalText, slashedDay } from '../../../rules/core/portals'
import { rateOfGoods, valueOfPieces } from '../../../rules/goods/goods-value'
import { asNumber, partOf } from '../../../terms/paise'
import type { OrderOfGoods } from './order-worth'
import type { Place } from './places'
import type { ShipmentRow } from './shipment'

/** The version of the file that the portal takes. */
const VERSION = '1.0.0621'

/** Pieces of an order as a bill names them: with the HSN of goods, and a value that is known. */
export type GoodsOfBill = { order: OrderOfGoods; pieces: number; hsn: string; name: string }

/** A document of goods whose facts are all known. */
export type Bill = {
  paper: ShipmentPaper
  from: Place
  to: Place
  split: TaxSplit
  taxed: boolean
  goods: readonly GoodsOfBill[]
  travel: Pick<ShipmentRow, 'mode' | 'distanceKm' | 'carrier' | 'transporterId' | 'docketNo' | 'docketOn' | 'vehicle'>
}

const docTypes: Record<ShipmentPaper['kind'], string> = { invoice: 'INV', bill_of_supply: 'BIL', challan: 'CHL' }
const transModes: Record<ShipmentRow['mode'], number> = { road: 1, rail: 2, air: 3, ship: 4 }

/** Documents as the e-way bill portal takes them. */
export const ewayFileOf = (bills: readonly Bill[]) => ({ version: VERSION, billLists: bills.map(billOf) })

function billOf({ paper, from, to, split, taxed, goods, travel }: Bill) {
  const items = goods.map((one) => itemOf(one, split, taxed))
  const totals = totalsOf(items)
  const [main] = items.toSorted((a, b) => b.taxablePaise - a.taxablePaise)
  return {
    // Of goods from a sender who isn't registered their recipient makes the bill.
    userGstin: from.gstin ?? to.gstin,
    supplyType: from.gstin ? 'O' : 'I',
    ...kindOf(paper, goods),
    docNo: paper.number,
    docDate: slashedDay(paper.on),
    transType: transTypeOf(from, to),
    ...partyOf('from', from),
    ...partyOf('to', to),
    totalValue: inRupees(totals.taxablePaise),
    cgstValue: inRupees(totals.cgstPaise),
    sgstValue: inRupees(totals.sgstPaise),
    igstValue: inRupees(totals.igstPaise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: inRupees(totals.roundOffPaise),
    totInvValue: inRupees(totals.totalPaise),
    ...travelOf(travel),
    mainHsnCode: Number(main!.hsn),
    itemList: items.map((item, i) => ({
      itemNo: i + 1,
      productName: portalText(item.name, 100),
      productDesc: portalText(item.name, 100),
      hsnCode: Number(item.hsn),
      quantity: asNumber(item.quantityMilli, 3),
      qtyUnit: item.uqc,
      taxableAmount: inRupees(item.taxablePaise),
      ...ratesOf(item.rateBp, split),
      cessRate: 0,
      cessNonAdvol: 0,
    })),
  }
}

/** What is supplied, and by which document: 1 a supply, 4 job work, 8 something else, which is named. */
function kindOf({ kind }: ShipmentPaper, goods: readonly GoodsOfBill[]) {
  const docType = docTypes[kind]
  if (kind !== 'challan') return { subSupplyType: 1, docType }
  const isWork = goods.every(({ order }) => order.supply === 'jobwork')
  return isWork ? { subSupplyType: 4, docType } : { subSupplyType: 8, subSupplyDesc: 'Delivery challan', docType }
}

/** 1 regular, 2 shipped to another address than billed to, 3 dispatched from another one, 4 both. */
const transTypeOf = (from: Place, to: Place) => 1 + (to.registered ? 0 : 1) + (from.registered ? 0 : 2)

/** A party under the portal's names of it: fromGstin, toGstin. */
function partyOf(side: 'from' | 'to', { name, gstin, line1, line2, city, pin, stateCode }: Place) {
  const fields = {
    Gstin: gstin ?? 'URP',
    TrdName: portalText(name ?? '', 100),
    Addr1: portalText(line1 ?? '', 120),
    Addr2: portalText(line2 ?? '', 120),
    Place: portalText(city ?? '', 50),
    Pincode: Number(pin),
    StateCode: Number(stateCode),
  }
  const actual = side === 'from' ? 'actualFromStateCode' : 'actualToStateCode'
  const named = Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${side}${key}`, value]))
  return { ...named, [actual]: Number(stateCode) }
}

function travelOf({ mode, distanceKm, carrier, transporterId, docketNo, docketOn, vehicle }: Bill['travel']) {
  return {
    transMode: transModes[mode],
    transDistance: distanceKm,
    transporterName: portalText(carrier ?? '', 100),
    transporterId: transporterId ?? '',
    transDocNo: docketNo ?? '',
    transDocDate: docketOn ? slashedDay(docketOn) : '',
    vehicleNo: vehicle ?? '',
    vehicleType: 'R',
  }
}

function itemOf({ order, pieces, hsn, name }: GoodsOfBill, split: TaxSplit, taxed: boolean) {
  const taxablePaise = valueOfPieces(order, pieces)!
  const rateBp = rateOfGoods(order, taxed)
  return {
    hsn,
    name,
    uqc: order.uqc,
    quantityMilli: partOf(order.quantityMilli, pieces, order.ordered!),
    taxablePaise,
    rateBp,
    ...taxesOf(taxablePaise, rateBp, split),
  }
}

/** Percentages: of basis points a hundredth, half of it for each of CGST and SGST. */
function ratesOf(rateBp: number, split: TaxSplit) {
  const half = split === 'inter' ? 0 : asNumber(rateBp * 5, 3)
  return { sgstRate: half, cgstRate: half, igstRate: split === 'inter' ? asNumber(rateBp, 2) : 0 }
}
