import type { PostalAddress } from '../../../contract/core/money-fields'
import type { DocumentLine } from '../../../contract/money/tax-document'
import { countedMilli, isService } from '../../../rules/core/hsn'
import { inRupees, portalText, slashedDay } from '../../../rules/core/portals'
import { asNumber, partOf, sumOf } from '../../../terms/paise'
import type { IssuedRow } from './tax-document'

const kinds: Partial<Record<IssuedRow['kind'], string>> = { invoice: 'INV', credit_note: 'CRN', debit_note: 'DBN' }

const nameOf = (name: string) => portalText(name, 100)

/** What the portal takes as an address for mail; another one is left out. */
const EMAIL = /^[a-zA-Z0-9+_.-]{1,60}@[a-zA-Z0-9.-]{3,39}$/

/** A document as the invoice registration portal takes it: INV-01, version 1.1. No key is sent empty. */
export function inv01Of(document: IssuedRow) {
  const { kind, number, issuedOn, reverseCharge, placeOfSupply, lines, snapshot } = document
  const { seller, buyer, shipTo, against } = snapshot
  const phone = seller.phone.replace(/\D/g, '').slice(-12)
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: reverseCharge ? 'Y' : 'N' },
    DocDtls: { Typ: kinds[kind], No: number, Dt: slashedDay(issuedOn) },
    SellerDtls: {
      Gstin: seller.gstin,
      LglNm: nameOf(seller.name),
      ...addressOf(seller.address),
      ...(phone.length >= 6 && { Ph: phone }),
      ...(EMAIL.test(seller.email) && { Em: seller.email }),
    },
    BuyerDtls: { Gstin: buyer.gstin, LglNm: nameOf(buyer.name), Pos: placeOfSupply, ...addressOf(buyer.address) },
    ...(shipTo && !isSame(shipTo, buyer.address) && { ShipDtls: { LglNm: nameOf(buyer.name), ...addressOf(shipTo) } }),
    ItemList: lines.map((line, i) => itemOf(line, i, document)),
    ValDtls: {
      AssVal: inRupees(document.taxablePaise),
      ...headsOf(document, { igst: 'IgstVal', cgst: 'CgstVal', sgst: 'SgstVal' }),
      RndOffAmt: inRupees(document.roundOffPaise),
      TotInvVal: inRupees(document.totalPaise),
    },
    ...(against && { RefDtls: { PrecDocDtls: [{ InvNo: against.number, InvDt: slashedDay(against.issuedOn) }] } }),
  }
}

/** The second line has three letters at least: a shorter one stands at the end of the first. */
const addressOf = ({ line1, line2, city, pin, stateCode }: PostalAddress) => {
  const isShort = line2 && line2.length < 3
  return {
    Addr1: nameOf(isShort ? `${line1}, ${line2}` : line1),
    ...(line2 && !isShort && { Addr2: nameOf(line2) }),
    Loc: portalText(city, 50),
    Pin: Number(pin),
    Stcd: stateCode,
  }
}

/** Whether two addresses are one in the file. */
export const isSame = (a: PostalAddress, b: PostalAddress) =>
  JSON.stringify(addressOf(a)) === JSON.stringify(addressOf(b))

type Taxes = Pick<DocumentLine, 'igstPaise' | 'cgstPaise' | 'sgstPaise'>

/** The heads of the document's split, under the names that the portal has for them. */
const headsOf = (
  taxes: Taxes & { split: IssuedRow['split'] },
  { igst, cgst, sgst }: Record<'igst' | 'cgst' | 'sgst', string>,
) =>
  taxes.split === 'inter'
    ? { [igst]: inRupees(taxes.igstPaise) }
    : { [cgst]: inRupees(taxes.cgstPaise), [sgst]: inRupees(taxes.sgstPaise) }

function itemOf(line: DocumentLine, i: number, { split, reverseCharge }: IssuedRow) {
  const { description, hsn, uqc, taxablePaise, rateBp, igstPaise, cgstPaise, sgstPaise } = line
  const quantity = countedMilli(line)
  const tax = reverseCharge ? 0 : sumOf([igstPaise, cgstPaise, sgstPaise])
  return {
    SlNo: String(i + 1),
    PrdDesc: portalText(description, 300),
    IsServc: isService(hsn) ? 'Y' : 'N',
    HsnCd: hsn,
    // A service has no unit. Without a quantity the price is that of the line.
    Qty: asNumber(quantity, 3),
    ...(!isService(hsn) && { Unit: uqc }),
    UnitPrice: quantity ? asNumber(partOf(taxablePaise, 10_000, quantity), 3) : inRupees(taxablePaise),
    TotAmt: inRupees(taxablePaise),
    AssAmt: inRupees(taxablePaise),
    GstRt: asNumber(rateBp, 2),
    ...headsOf({ ...line, split }, { igst: 'IgstAmt', cgst: 'CgstAmt', sgst: 'SgstAmt' }),
    TotItemVal: inRupees(taxablePaise + tax),
  }
}
