import type { Block, Paper, Party } from '../../../infra/pdf/paper'
import { inWords } from '../../../rules/money/in-words'
import { date } from '../../../terms/format'
import { SIGNATURE } from '../../../terms/statutory'
import { known } from '../../orders/papers/names'
import { linesOf, stateOf } from '../tax-documents/address-lines'
import { hsnTable, lineTable, sumRows } from '../tax-documents/paper/tables'
import type { BillRow, BillSnapshot } from './bill'

const titles: Record<BillSnapshot['kind'], string> = {
  invoice: 'TAX INVOICE',
  bill_of_supply: 'BILL OF SUPPLY',
  bill: 'BILL',
}

/** Beside the title of a bill of supply. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

/** A bill that Jobwork draws for a supplier, all of it from what was kept when it was submitted. It names the supplier and us, no customer. */
export function billPaper(bill: BillRow): Paper {
  const { number, createdAt } = bill
  const snapshot = bill.snapshot!
  return {
    title: `${titles[snapshot.kind]} ${number}`,
    at: createdAt,
    issuer: snapshot.seller.name,
    kind: titles[snapshot.kind],
    id: number,
    letterhead: { logo: null },
    blocks: blocksOf(bill, snapshot),
  }
}

function blocksOf(bill: BillRow, { seller, buyer, kind, split, placeOfSupply, lines }: BillSnapshot): Block[] {
  return [
    ...(kind === 'bill_of_supply' ? [{ kind: 'text', text: COMPOSITION } as const] : []),
    { kind: 'parties', parties: [partyOf('From', seller), partyOf('Bill to', buyer)] },
    { kind: 'line' },
    {
      kind: 'facts',
      facts: known([
        ['Date', date(bill.billedOn)],
        ['Place of supply', stateOf(placeOfSupply)],
        ['Reverse charge', 'No'],
      ]),
    },
    lineTable({ lines, split }),
    { kind: 'sums', facts: known([['Total in words', inWords(bill.totalPaise)]]), rows: sumRows({ ...bill, split }) },
    { kind: 'heading', text: 'Tax by HSN' },
    hsnTable({ lines, split }),
    { kind: 'line', keep: 60 },
    { kind: 'facts', facts: [['For', seller.name]] },
    { kind: 'text', text: SIGNATURE.text, quiet: true },
  ]
}

const partyOf = (head: string, { name, address, gstin, pan }: BillSnapshot['seller']): Party => ({
  head,
  name,
  lines: [...linesOf(address), gstin ? `GSTIN ${gstin}` : 'Without GSTIN', ...(pan ? [`PAN ${pan}`] : [])],
})
