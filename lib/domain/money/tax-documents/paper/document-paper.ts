import type { PaperCopy } from '../../../../contract/core/money-fields'
import type { TaxDocumentKind } from '../../../../contract/money/tax-document'
import type { Block, Paper, Party } from '../../../../infra/pdf/paper'
import { date, dateTime, rupees } from '../../../../terms/format'
import { inWords } from '../../../../rules/money/in-words'
import { decimals } from '../../../../terms/paise'
import { COPIES, SIGNATURE } from '../../../../terms/statutory'
import { orderId } from '../../../../terms/nouns'
import { known } from '../../../orders/papers/names'
import { linesOf, stateOf } from '../address-lines'
import type { Snapshot } from '../snapshot'
import type { IssuedRow } from '../tax-document'
import { hsnTable, lineTable, sumRows } from './tables'

const titles: Record<TaxDocumentKind, string> = {
  invoice: 'TAX INVOICE',
  credit_note: 'CREDIT NOTE',
  debit_note: 'DEBIT NOTE',
  proforma: 'PROFORMA INVOICE',
  receipt_voucher: 'RECEIPT VOUCHER',
}

/** A document of tax as it is printed, all of it from what was kept when it was issued. */
export function documentPaper(document: IssuedRow, copy: PaperCopy, logo: Uint8Array | null): Paper {
  const { kind, number, snapshot, irnDue, irn, createdAt } = document
  return {
    title: `${titles[kind]} ${number}`,
    at: createdAt,
    issuer: snapshot.seller.name,
    kind: titles[kind],
    id: number,
    ...(irnDue && !irn && { stamp: 'IRN PENDING' }),
    letterhead: { logo, ...(kind !== 'proforma' && { copy: copyMark(snapshot, copy)! }) },
    blocks: blocksOf(document),
  }
}

/** The mark of a copy; undefined where the law knows none, as a third copy for services. */
export const copyMark = ({ supply }: Snapshot, copy: PaperCopy): string | undefined =>
  (supply === 'goods' ? COPIES.goods : (COPIES.services as Partial<typeof COPIES.goods>))[copy]

/** Terms of one line, the signatory and the sentence below (pt): together on a page. */
const SIGNATURE_HEIGHT = 85

function blocksOf(document: IssuedRow): Block[] {
  const { kind, snapshot, irn, totalPaise, reverseCharge } = document
  const { seller } = snapshot
  const isBill = kind === 'invoice' || kind === 'proforma' || kind === 'debit_note'
  return [
    ...(kind === 'proforma' ? [{ kind: 'text', text: 'PROFORMA INVOICE. Not a tax invoice.' } as const] : []),
    { kind: 'parties', parties: partiesOf(document) },
    { kind: 'line' },
    { kind: 'facts', facts: factsOf(document) },
    lineTable(document),
    {
      kind: 'sums',
      facts: known([
        ['Total in words', inWords(totalPaise)],
        ['Reverse charge', reverseCharge ? 'Tax payable by the recipient' : null],
        ['Advances on this order', snapshot.vouchers.map(voucherWords).join('\n')],
      ]),
      rows: sumRows(document),
    },
    { kind: 'heading', text: 'Tax by HSN' },
    hsnTable(document),
    ...(isBill ? [{ kind: 'line' } as const, bankBlock(document)] : []),
    ...(irn ? [{ kind: 'line' } as const, irnBlock(document)] : []),
    { kind: 'line', keep: SIGNATURE_HEIGHT },
    ...(isBill && seller.terms ? [{ kind: 'text', text: `Terms: ${seller.terms}`, quiet: true } as const] : []),
    { kind: 'facts', facts: [[`For ${seller.name}`, seller.signatory]] },
    { kind: 'text', text: SIGNATURE.text, quiet: true },
  ]
}

function partiesOf({ snapshot: { seller, buyer, shipTo } }: IssuedRow): Party[] {
  return [
    {
      head: 'From',
      name: seller.name,
      lines: [
        ...linesOf(seller.address),
        `GSTIN ${seller.gstin}`,
        `PAN ${seller.pan}`,
        ...(seller.cin ? [`CIN ${seller.cin}`] : []),
        seller.email,
        seller.phone,
      ],
    },
    {
      head: 'Bill to',
      name: buyer.name,
      lines: [
        ...linesOf(buyer.address),
        buyer.gstin ? `GSTIN ${buyer.gstin}` : 'Without GSTIN',
        ...(buyer.pan ? [`PAN ${buyer.pan}`] : []),
      ],
    },
    { head: 'Ship to', name: buyer.name, lines: linesOf(shipTo ?? buyer.address) },
  ]
}

const factsOf = ({ kind, issuedOn, dueOn, placeOfSupply, reverseCharge, reason, snapshot }: IssuedRow) =>
  known([
    [kind === 'invoice' ? 'Invoice date' : 'Date', date(issuedOn)],
    ['Due', dueOn && date(dueOn)],
    ['Place of supply', stateOf(placeOfSupply)],
    ['Reverse charge', reverseCharge ? 'Yes' : 'No'],
    ['Order', orderId('customer', snapshot.order.id)],
    ['PO number', snapshot.order.poNumber],
    ['Against invoice', snapshot.against && `${snapshot.against.number} of ${date(snapshot.against.issuedOn)}`],
    ['Reason', reason],
  ])

const voucherWords = ({ number, issuedOn, totalPaise }: Snapshot['vouchers'][number]) =>
  `${number} of ${date(issuedOn)}: ${rupees(totalPaise)}`

/** The account to pay into, and a code that a phone pays by. */
function bankBlock({ number, totalPaise, snapshot: { seller } }: IssuedRow): Block {
  const { name, account, ifsc, upi } = seller.bank
  const facts = known([
    ['Pay to', seller.name],
    ['Bank', name],
    ['Account', account],
    ['IFSC', ifsc],
    ['UPI', upi],
  ])
  if (!upi) return { kind: 'facts', facts }
  const asked = { pa: upi, pn: seller.name, am: decimals(totalPaise, 2), cu: 'INR', tn: number }
  const query = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return {
    kind: 'beside',
    facts,
    code: `upi://pay?${query.join('&')}`,
    codeLabel: 'Pay by UPI',
    picture: null,
    plain: true,
  }
}

/** What the registration portal answered, with its code. */
const irnBlock = ({ irn, ackNo, ackOn, signedQr }: IssuedRow): Block => ({
  kind: 'beside',
  facts: known([
    ['IRN', irn],
    ['Ack no.', ackNo],
    ['Ack date', ackOn && dateTime(ackOn)],
  ]),
  code: signedQr!,
  codeLabel: 'Signed by the invoice registration portal',
  picture: null,
  plain: true,
})
