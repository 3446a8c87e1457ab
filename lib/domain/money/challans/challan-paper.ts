import type { PaperCopy } from '../../../contract/core/money-fields'
import type { Paper } from '../../../infra/pdf/paper'
import { challanReasons } from '../../../rules/money/challan-words'
import { COPIES } from '../../../terms/statutory'
import { date, rupees } from '../../../terms/format'
import { orderId } from '../../../terms/nouns'
import { percent, quantityText, sumOf } from '../../../terms/paise'
import { known } from '../../orders/papers/names'
import { linesOf, stateOf } from '../tax-documents/address-lines'
import { taxColumns, taxCell } from '../tax-documents/paper/tables'
import type { ChallanRow } from './challan'

/** A delivery challan as it is printed (Rule 55), all of it from what was kept when it was issued. */
export function challanPaper(challan: ChallanRow, copy: PaperCopy, logo: Uint8Array | null): Paper {
  const { number, cancelled, snapshot, createdAt } = challan
  return {
    title: `DELIVERY CHALLAN ${number}`,
    at: createdAt,
    issuer: snapshot.consigner.name,
    kind: 'DELIVERY CHALLAN',
    id: number,
    ...(cancelled && { stamp: 'CANCELLED' }),
    letterhead: { logo, copy: COPIES.challan[copy] },
    blocks: blocksOf(challan),
  }
}

function blocksOf({ leg, reason, note, issuedOn, snapshot }: ChallanRow): Paper['blocks'] {
  const { consigner, consignee, deliverTo, placeOfSupply, split, lines } = snapshot
  return [
    { kind: 'text', text: 'DELIVERY CHALLAN. Not a tax invoice.' },
    {
      kind: 'parties',
      parties: [
        { head: 'Consigner', name: consigner.name, lines: [...linesOf(consigner.address), `GSTIN ${consigner.gstin}`] },
        {
          head: 'Consignee',
          name: consignee.name,
          lines: [...linesOf(consignee.address), consignee.gstin ? `GSTIN ${consignee.gstin}` : 'Without GSTIN'],
        },
        { head: 'Deliver to', name: consignee.name, lines: linesOf(deliverTo) },
      ],
    },
    { kind: 'line' },
    {
      kind: 'facts',
      facts: known([
        ['Date', date(issuedOn)],
        ['Reason', challanReasons[reason]],
        ['Place of supply', stateOf(placeOfSupply)],
        ['Note', note],
      ]),
    },
    {
      kind: 'table',
      columns: [
        { head: 'Order', share: 14 },
        { head: 'Description', share: 26 },
        { head: 'HSN', share: 10 },
        { head: 'Quantity', share: 12, align: 'right' },
        { head: 'Taxable value', share: 15, align: 'right' },
        ...taxColumns,
      ],
      rows: lines.map((line) => [
        [
          orderId(leg === 'to_supplier' ? 'supplier' : 'customer', line.workorderId),
          line.invoice && `of ${line.invoice}`,
        ]
          .filter(Boolean)
          .join('\n'),
        line.description,
        line.hsn,
        `${quantityText(line.quantityMilli)} ${line.uqc}`,
        rupees(line.taxablePaise),
        percent(line.rateBp),
        taxCell(line, split),
      ]),
    },
    {
      kind: 'sums',
      facts: [],
      rows: [
        { label: 'Taxable value', amount: rupees(sumOf(lines.map(({ taxablePaise }) => taxablePaise))), strong: true },
      ],
    },
    { kind: 'line', keep: 100 },
    { kind: 'facts', facts: [[`For ${consigner.name}`, consigner.signatory]] },
    // Unlike an invoice it is signed (Rule 55(1)(ix)).
    { kind: 'lines', labels: ['Signature'] },
  ]
}
