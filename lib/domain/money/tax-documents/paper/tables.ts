import type { DocumentLine, DocumentTotals, TaxSplit } from '../../../../contract/money/tax-document'
import type { Block, Column, Sum } from '../../../../infra/pdf/paper'
import { rupees } from '../../../../terms/format'
import { partOf, percent, quantityWords, sumOf } from '../../../../terms/paise'

type Head = { label: string; key: 'cgstPaise' | 'sgstPaise' | 'igstPaise' }

/** The heads of tax of a split. */
const heads: Record<TaxSplit, Head[]> = {
  intra: [
    { label: 'CGST', key: 'cgstPaise' },
    { label: 'SGST', key: 'sgstPaise' },
  ],
  intra_ut: [
    { label: 'CGST', key: 'cgstPaise' },
    { label: 'UTGST', key: 'sgstPaise' },
  ],
  inter: [{ label: 'IGST', key: 'igstPaise' }],
}

const right = (head: string, share: number): Column => ({ head, share, align: 'right' })

/** The rate of a line, and its tax by head. */
export const taxColumns = [right('Tax %', 8), right('Tax', 19)]
export const taxCell = (line: DocumentLine, split: TaxSplit): string =>
  heads[split].map(({ label, key }) => `${label} ${rupees(line[key])}`).join('\n')

type Lines = { lines: readonly DocumentLine[]; split: TaxSplit }

/** The lines of a document. */
export const lineTable = ({ lines, split }: Lines): Block => ({
  kind: 'table',
  columns: [
    { head: 'Description', share: 30 },
    { head: 'HSN', share: 11 },
    right('Qty', 12),
    right('Rate', 14),
    right('Taxable', 15),
    ...taxColumns,
  ],
  rows: lines.map((line) => [
    line.description,
    line.hsn,
    quantityWords(line),
    line.quantityMilli ? rupees(partOf(line.taxablePaise, 1000, line.quantityMilli)) : '',
    rupees(line.taxablePaise),
    percent(line.rateBp),
    taxCell(line, split),
  ]),
})

/** Taxable value and taxes by HSN and rate. */
export function hsnTable({ lines, split }: Lines): Block {
  const groups = new Map<string, DocumentLine[]>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.rateBp}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  const sum = (of: readonly DocumentLine[], key: Head['key'] | 'taxablePaise') => sumOf(of.map((line) => line[key]))
  return {
    kind: 'table',
    columns: [
      { head: 'HSN', share: 14 },
      right('Taxable', 18),
      right('Tax %', 10),
      ...heads[split].map(({ label }) => right(label, 16)),
      right('Tax', 16),
    ],
    rows: [...groups.values()].map((of) => [
      of[0]!.hsn,
      rupees(sum(of, 'taxablePaise')),
      percent(of[0]!.rateBp),
      ...heads[split].map(({ key }) => rupees(sum(of, key))),
      rupees(sumOf(heads[split].map(({ key }) => sum(of, key)))),
    ]),
  }
}

/** The totals, from the taxable value to what is to be paid. */
export const sumRows = (document: DocumentTotals & { split: TaxSplit }): Sum[] => [
  { label: 'Taxable value', amount: rupees(document.taxablePaise) },
  ...heads[document.split].map(({ label, key }) => ({ label, amount: rupees(document[key]) })),
  { label: 'Round off', amount: rupees(document.roundOffPaise) },
  { label: 'Total', amount: rupees(document.totalPaise), strong: true },
]
