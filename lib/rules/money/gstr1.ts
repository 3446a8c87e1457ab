import type { Section } from '../../terms/gstr1-sections'
import { gstStates, placeFault } from '../../terms/gst-states'
import type { TaxSplit } from '../core/gst'
import { countedMilli, isService, shortHsns } from '../core/hsn'
import { decimals, partOf, sumOf } from '../../terms/paise'
import { B2C_LARGE } from '../../terms/statutory'
import { portalUnit, UQC, type Uqc } from '../../terms/uqc'

/** A line of a document as a return needs it. */
export type ReturnLine = Record<'hsn' | 'uqc' | 'description', string> &
  Record<'quantityMilli' | 'taxablePaise' | 'rateBp' | 'cgstPaise' | 'sgstPaise' | 'igstPaise', number>

/** An invoice or a note of a month. */
export type ReturnDocument = {
  kind: 'invoice' | 'credit_note' | 'debit_note'
  number: string
  /** YYYY-MM-DD */
  issuedOn: string
  totalPaise: number
  split: TaxSplit
  placeOfSupply: string
  reverseCharge: boolean
  /** Of the recipient. */
  legalName: string
  gstin: string | null
  /** Its tax profile says now that it is registered. */
  registered: boolean
  irnDue: boolean
  irn: string | null
  lines: ReturnLine[]
  /** Of a note: the day and the total of its invoice. */
  against: { issuedOn: string; totalPaise: number } | null
}

/** The numbers of a series that were used in a month. */
export type UsedNumbers = { nature: string; from: string; to: string; total: number }

/** What a person calls each file. */
export const SECTION_LABELS: Record<Section, string> = {
  b2b: 'B2B invoices',
  cdnr: 'Notes to registered customers',
  b2cl: 'B2C invoices, large',
  b2cs: 'B2C, small',
  cdnur: 'Notes to unregistered customers',
  hsn: 'HSN summary, B2B',
  hsn_b2c: 'HSN summary, B2C',
  docs: 'Documents issued',
}

/**
 * The headers of each file, in the order of the offline tool. Those of b2b, cdnr and docs were read in its template, the
 * others in public programs that fill it (27 Nov 2026). Of the HSN summary an older order has the rate last.
 */
export const HEADERS: Record<Section, readonly string[]> = {
  b2b: (
    'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,' +
    'Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount'
  ).split(','),
  cdnr: (
    'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,' +
    'Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount'
  ).split(','),
  b2cl: (
    'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,' +
    'Cess Amount,E-Commerce GSTIN'
  ).split(','),
  b2cs: 'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN'.split(','),
  cdnur: (
    'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,' +
    'Taxable Value,Cess Amount'
  ).split(','),
  hsn: hsnHeaders(),
  hsn_b2c: hsnHeaders(),
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled'.split(','),
}

function hsnHeaders() {
  return (
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,' +
    'State/UT Tax Amount,Cess Amount'
  ).split(',')
}

const NO_CESS = '0.00'

/** The rows of a file: one for each document and rate, or each sum. */
export function rowsOf(
  section: Section,
  documents: readonly ReturnDocument[],
  used: readonly UsedNumbers[],
): string[][] {
  const registered = documents.filter(({ gstin }) => gstin)
  const others = documents.filter(({ gstin }) => !gstin)
  switch (section) {
    case 'b2b':
      return registered.filter(isInvoice).flatMap(b2bRows)
    case 'cdnr':
      return registered.filter(isNote).flatMap(cdnrRows)
    case 'b2cl':
      return others.filter((document) => isInvoice(document) && isLarge(document)).flatMap(b2clRows)
    case 'b2cs':
      return b2csRows(others.filter((document) => !isLarge(document)))
    case 'cdnur':
      return others.filter((document) => isNote(document) && isLarge(document)).flatMap(cdnurRows)
    case 'hsn':
      return hsnRows(registered)
    case 'hsn_b2c':
      return hsnRows(others)
    case 'docs':
      return used.map(({ nature, from, to, total }) => [nature, from, to, String(total), '0'])
  }
}

const isInvoice = ({ kind }: ReturnDocument) => kind === 'invoice'
const isNote = ({ kind }: ReturnDocument) => kind !== 'invoice'

/** An invoice to an unregistered recipient in another State over the limit; a note follows its invoice. */
function isLarge({ split, issuedOn, totalPaise, against }: ReturnDocument): boolean {
  const invoice = against ?? { issuedOn, totalPaise }
  return split === 'inter' && invoice.issuedOn >= B2C_LARGE.from && invoice.totalPaise > B2C_LARGE.abovePaise
}

const b2bRows = (of: ReturnDocument) =>
  byRate(of.lines).map(({ rate, taxable }) => [
    of.gstin!,
    plainName(of.legalName),
    of.number,
    portalDay(of.issuedOn),
    rupeesOf(of.totalPaise),
    place(of),
    of.reverseCharge ? 'Y' : 'N',
    '',
    'Regular B2B',
    '',
    rate,
    taxable,
    NO_CESS,
  ])

const cdnrRows = (of: ReturnDocument) =>
  byRate(of.lines).map(({ rate, taxable }) => [
    of.gstin!,
    plainName(of.legalName),
    of.number,
    portalDay(of.issuedOn),
    noteType(of),
    place(of),
    of.reverseCharge ? 'Y' : 'N',
    'Regular B2B',
    rupeesOf(of.totalPaise),
    '',
    rate,
    taxable,
    NO_CESS,
  ])

const b2clRows = (of: ReturnDocument) =>
  byRate(of.lines).map(({ rate, taxable }) => [
    of.number,
    portalDay(of.issuedOn),
    rupeesOf(of.totalPaise),
    place(of),
    '',
    rate,
    taxable,
    NO_CESS,
    '',
  ])

const cdnurRows = (of: ReturnDocument) =>
  byRate(of.lines).map(({ rate, taxable }) => [
    'B2CL',
    of.number,
    portalDay(of.issuedOn),
    noteType(of),
    place(of),
    rupeesOf(of.totalPaise),
    '',
    rate,
    taxable,
    NO_CESS,
  ])

function b2csRows(documents: readonly ReturnDocument[]): string[][] {
  const sums = new Map<string, number>()
  for (const document of documents)
    for (const line of document.lines) {
      const key = `${place(document)}|${rateText(line.rateBp)}`
      sums.set(key, (sums.get(key) ?? 0) + sign(document) * line.taxablePaise)
    }
  return [...sums].map(([key, taxable]) => {
    const [where, rate] = key.split('|') as [string, string]
    return ['OE', where, '', rate, rupeesOf(taxable), NO_CESS, '']
  })
}

/** By code, unit and rate; credit notes count against it. Services have no quantity, and so has what corrects a price. */
function hsnRows(documents: readonly ReturnDocument[]): string[][] {
  type Sum = { first: ReturnLine; amounts: Record<'quantity' | 'value' | 'taxable' | 'igst' | 'cgst' | 'sgst', number> }
  const sums = new Map<string, Sum>()
  for (const document of documents)
    for (const line of document.lines) {
      const key = `${line.hsn}|${unitOf(line)}|${line.rateBp}`
      const sum = sums.get(key) ?? {
        first: line,
        amounts: { quantity: 0, value: 0, taxable: 0, igst: 0, cgst: 0, sgst: 0 },
      }
      const by = sign(document)
      sum.amounts.quantity += by * countedMilli(line)
      sum.amounts.value += by * sumOf([line.taxablePaise, line.igstPaise, line.cgstPaise, line.sgstPaise])
      sum.amounts.taxable += by * line.taxablePaise
      sum.amounts.igst += by * line.igstPaise
      sum.amounts.cgst += by * line.cgstPaise
      sum.amounts.sgst += by * line.sgstPaise
      sums.set(key, sum)
    }
  return [...sums.values()].map(({ first, amounts }) => [
    first.hsn,
    plainName(first.description).slice(0, 30),
    unitOf(first),
    hundredths(amounts.quantity),
    rupeesOf(amounts.value),
    rateText(first.rateBp),
    ...[amounts.taxable, amounts.igst, amounts.cgst, amounts.sgst].map(rupeesOf),
    NO_CESS,
  ])
}

function byRate(lines: readonly ReturnLine[]) {
  const sums = new Map<number, number>()
  for (const { rateBp, taxablePaise } of lines) sums.set(rateBp, (sums.get(rateBp) ?? 0) + taxablePaise)
  return [...sums].map(([rateBp, taxable]) => ({ rate: rateText(rateBp), taxable: rupeesOf(taxable) }))
}

const sign = ({ kind }: ReturnDocument) => (kind === 'credit_note' ? -1 : 1)
const noteType = ({ kind }: ReturnDocument) => (kind === 'credit_note' ? 'C' : 'D')
const rupeesOf = (paise: number) => decimals(paise, 2)
/** A quantity of thousandths with the two decimals that the portal takes, half rounded up. */
const hundredths = (milli: number) => decimals(Math.sign(milli) * partOf(Math.abs(milli), 1, 10), 2)
const rateText = (rateBp: number) => decimals(rateBp, 2)
const place = ({ placeOfSupply }: ReturnDocument) => `${placeOfSupply}-${gstStates[placeOfSupply] ?? ''}`
/** Services have no unit. */
const unitOf = ({ hsn, uqc }: ReturnLine) => (isService(hsn) ? 'NA' : portalUnit(uqc in UQC ? (uqc as Uqc) : 'OTH'))

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** 23-Nov-2026, as the offline tool reads a day. */
export const portalDay = (day: string) => `${day.slice(8)}-${MONTHS[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`

/** A name that no spreadsheet takes for a formula: it loses its first sign, since the portal refuses an apostrophe. */
export const plainName = (name: string) => name.replace(/^[\s=+\-@]+/, '')

/** What is wrong with a document before its month is filed, in words. */
export function faultsOf(document: ReturnDocument, turnover: string): string[] {
  const short = shortHsns(document.lines, turnover)
  const place = placeFault(document.placeOfSupply)
  return [
    ...(document.registered && !document.gstin ? ['The customer is registered, and its GST number is missing'] : []),
    ...(document.irnDue && !document.irn ? ['Its IRN is missing'] : []),
    ...(place ? [`Place of supply: ${place}`] : []),
    ...(short ? [short] : []),
  ]
}
