import type { ShipmentPaper } from '../../../contract/orders/shipment'
import { taxesOf, totalsOf, type LineTaxes, type TaxSplit } from '../../../rules/core/gst'
import { inRupees, portalText, slashedDay } from '../../../rules/core/portals'
import { rateOfGoods, valueOfPieces } from '../../../rules/goods/goods-value'
import { asNumber, partOf } from '../../../terms/paise'
import type { OrderOfGoods } from './order-worth'
import type { Place } from './place'
import type { ShipmentRow } from './shipment'

/** The version of the file that the portal takes. */
const VERSION = '1.0.0621'

/** Pieces of an order as a bill names them: with the HSN of goods, and a value that is known. */
export type GoodsOfBill = { order: OrderOfGoods; pieces: number; hsn: string; name: string }

/** Goods on a document, with their taxes. */
export type ItemOfBill = LineTaxes & {
  hsn: string
  name: string
  uqc: string
  quantityMilli: number
  taxablePaise: number
  rateBp: number
}

/** Why goods move: 1 a supply, 4 job work, 8 something else, 9 a lot of an invoice. */
export type SubType = 1 | 4 | 8 | 9

/** A document of goods whose facts are all known. */
export type Bill = {
  paper: Pick<ShipmentPaper, 'kind' | 'number' | 'on'>
  subType: SubType
  from: Place
  to: Place
  split: TaxSplit
  items: readonly ItemOfBill[]
  /** What the document comes to. */
  totalPaise: number
  travel: Pick<ShipmentRow, 'mode' | 'distanceKm' | 'carrier' | 'transporterId' | 'docketNo' | 'docketOn' | 'vehicle'>
}

const docTypes: Record<ShipmentPaper['kind'], string> = { invoice: 'INV', bill_of_supply: 'BIL', challan: 'CHL' }
const transModes: Record<ShipmentRow['mode'], number> = { road: 1, rail: 2, air: 3, ship: 4 }

/** Documents as the e-way bill portal takes them. */
export const ewayFileOf = (bills: readonly Bill[]) => ({ version: VERSION, billLists: bills.map(billOf) })

function billOf({ paper, subType, from, to, split, items, totalPaise, travel }: Bill) {
  const totals = totalsOf(items)
  // The round off, and what the document has besides goods.
  const otherPaise = totalPaise - (totals.totalPaise - totals.roundOffPaise)
  const [main] = items.toSorted((a, b) => b.taxablePaise - a.taxablePaise)
  return {
    // Of goods from a sender who isn't registered their recipient makes the bill.
    userGstin: from.gstin ?? to.gstin,
    supplyType: from.gstin ? 'O' : 'I',
    subSupplyType: subType,
    ...(subType === 8 && { subSupplyDesc: 'Delivery challan' }),
    docType: docTypes[paper.kind],
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
    OthValue: inRupees(otherPaise),
    totInvValue: inRupees(totalPaise),
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

/** Why goods of a document move; a challan of job work alone says so. */
export const subTypeOf = ({ kind }: Pick<ShipmentPaper, 'kind'>, orders: readonly OrderOfGoods[]): SubType =>
  kind !== 'challan' ? 1 : orders.every(({ supply }) => supply === 'jobwork') ? 4 : 8

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

/** Pieces as their order's terms value them. */
export function itemOf({ order, pieces, hsn, name }: GoodsOfBill, split: TaxSplit, taxed: boolean): ItemOfBill {
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

/** Material and tools have a value and no tax. */
export const itemOfMaterial = (
  { description, hsn, uqc, quantityMilli, valuePaise }: NonNullable<ShipmentRow['lines'][number]['material']>,
  split: TaxSplit,
): ItemOfBill => ({
  hsn,
  name: description,
  uqc,
  quantityMilli,
  taxablePaise: valuePaise,
  rateBp: 0,
  ...taxesOf(valuePaise, 0, split),
})

/** Percentages: of basis points a hundredth, half of it for each of CGST and SGST. */
function ratesOf(rateBp: number, split: TaxSplit) {
  const half = split === 'inter' ? 0 : asNumber(rateBp * 5, 3)
  return { sgstRate: half, cgstRate: half, igstRate: split === 'inter' ? asNumber(rateBp, 2) : 0 }
}
