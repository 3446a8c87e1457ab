import fc from 'fast-check'
import type { LineForm } from '@/lib/contract/money/invoices'
import type { DocumentLine } from '@/lib/contract/money/tax-document'
import { Problem } from '@/lib/contract/core/problem'
import { splitOf, totalsOf } from '@/lib/rules/core/gst'
import { HEADERS, rowsOf, type ReturnDocument } from '@/lib/rules/money/gstr1'
import type { Section } from '@/lib/terms/gstr1-sections'
import { sumOf } from '@/lib/terms/paise'
import { taxed } from './figures'
import { inv01Of } from './inv01'
import { leftOf, type LedgerEntry } from './ledger'
import { noteFigures } from './note-lines'
import type { IssuedRow } from './tax-document'

/** Thousandths of pieces, whole paise, and a code of goods or of a service. */
const plainLine = fc.record({
  of: fc.constant('order' as const),
  description: fc.constantFrom('Milled bracket', 'Turning'),
  hsn: fc.constantFrom('87089900', '731815', '998898', '998599'),
  uqc: fc.constantFrom('NOS', 'KGS', 'SET'),
  quantityMilli: fc.integer({ min: 1, max: 500_000 }),
  taxablePaise: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5_00_000_00 })),
  rateBp: fc.constantFrom(0, 500, 1250, 1800),
})

/** A part of what is left, in thousandths of it; a quantity is often left out. */
const noteLine = fc.record({
  no: fc.integer({ min: 1, max: 3 }),
  value: fc.integer({ min: 1, max: 1000 }),
  pieces: fc.option(fc.integer({ min: 0, max: 1100 })),
})
const note = fc.record({
  kind: fc.constantFrom('credit_note' as const, 'credit_note' as const, 'debit_note' as const),
  lines: fc.option(fc.array(noteLine, { minLength: 1, maxLength: 4 }), { freq: 4 }),
})

const order = fc.record({
  plain: fc.array(plainLine, { minLength: 1, maxLength: 3 }),
  notes: fc.array(note, { maxLength: 8 }),
  place: fc.constantFrom('27', '29'),
  reverseCharge: fc.boolean(),
  registered: fc.boolean(),
})
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never

type Issued = LedgerEntry & Pick<IssuedRow, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>

/** The invoice of an order and its notes; what is refused is not among them. */
function issuedOf({ plain, notes, place, reverseCharge }: Order, from: number): Issued[] {
  const split = splitOf('27', place)
  const base = { issuedOn: '2026-11-23', split, placeOfSupply: place, reverseCharge }
  const lines = taxed(plain, split)
  const invoice: Issued = {
    ...base,
    id: from,
    kind: 'invoice',
    number: `JW/26-27/${from}`,
    againstId: null,
    lines,
    ...totalsOf(lines, reverseCharge),
  }
  const ledger: Issued[] = [invoice]
  for (const { kind, lines: asked } of notes) {
    const left = leftOf(invoice, ledger)
    const form = asked?.map(({ no, value, pieces }): LineForm => {
      const of = left.lines[(no - 1) % plain.length]!
      return {
        of: 'order',
        no: ((no - 1) % plain.length) + 1,
        description: null,
        taxablePaise: Math.max(1, Math.trunc((of.taxablePaise * value) / 1000)),
        ...(pieces !== null && { quantityMilli: Math.max(0, Math.trunc((of.quantityMilli * pieces) / 1000)) }),
      }
    })
    try {
      const { lines: of, totals } = noteFigures({ kind, ...(form && { lines: form }) }, invoice, ledger)
      const id = from + ledger.length
      ledger.push({ ...base, id, kind, number: `JWN/26-27/${id}`, againstId: invoice.id, lines: of, ...totals })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return ledger
}

const KEYS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const
const sumBy = <T>(all: readonly T[], value: (one: T) => number) => sumOf(all.map(value))

test('whatever notes do, nothing of an invoice falls below zero: pieces, value, taxes and total, of each line', () => {
  fc.assert(
    fc.property(order, (asked) => {
      const ledger = issuedOf(asked, 1)
      const left = leftOf(ledger[0]!, ledger)
      for (const line of left.lines)
        for (const key of ['quantityMilli', ...KEYS] as const) expect(line[key]).toBeGreaterThanOrEqual(0)
      expect(left.totalPaise).toBeGreaterThanOrEqual(0)
      for (const { lines } of ledger) for (const line of lines) expect(line.cgstPaise).toBe(line.sgstPaise)
    }),
    { numRuns: 400 },
  )
})

test('many small notes take no more tax than the invoice has', () => {
  const plain = { of: 'order' as const, description: 'Shim', hsn: '7318', uqc: 'NOS', quantityMilli: 1_000 }
  const lines = taxed([{ ...plain, taxablePaise: 1_00, rateBp: 1800 }], 'inter')
  const invoice = {
    id: 1,
    kind: 'invoice' as const,
    number: 'JW/26-27/00001',
    againstId: null,
    issuedOn: '2026-11-23',
    split: 'inter' as const,
    placeOfSupply: '29',
    reverseCharge: false,
    lines,
    ...totalsOf(lines),
  }
  const ledger: LedgerEntry[] = [invoice]
  // Three paise have a tax of 0.54: rounded up, it is 1.
  for (let id = 2; id <= 30; id++) {
    const asked: LineForm[] = [{ of: 'order', description: null, taxablePaise: 3 }]
    const of = noteFigures({ kind: 'credit_note', lines: asked }, invoice, ledger)
    ledger.push({ ...invoice, id, kind: 'credit_note', againstId: 1, lines: of.lines, ...of.totals })
  }
  expect(leftOf(invoice, ledger).lines[0]).toMatchObject({ taxablePaise: 13, igstPaise: 0, quantityMilli: 1_000 })
})

test('a document’s lines, heads, rounding and total agree', () => {
  fc.assert(
    fc.property(order, (asked) => {
      for (const document of issuedOf(asked, 1)) {
        for (const key of KEYS) expect(document[key]).toBe(sumBy(document.lines, (line) => line[key]))
        const tax = document.reverseCharge ? 0 : document.cgstPaise + document.sgstPaise + document.igstPaise
        expect(document.totalPaise).toBe(document.taxablePaise + tax + document.roundOffPaise)
      }
    }),
  )
})

const party = { name: 'Nandi Valves', gstin: '29AABCN5678B1ZC', pan: null }
const address = { line1: 'Peenya', line2: null, city: 'Bengaluru', pin: '560058', stateCode: '29' }

/** A document as the file of the registration portal is made of it. */
const rowOf = (document: Issued) =>
  ({
    ...document,
    snapshot: {
      seller: { ...party, address, phone: '080 2839 1000', email: 'accounts@nandi.example' },
      buyer: { ...party, address },
      shipTo: null,
      against: document.againstId ? { number: 'JW/26-27/1', issuedOn: '2026-11-01' } : null,
    },
  }) as unknown as IssuedRow

/** Rupees of a file as paise. */
const inPaise = (rupees: number | string) => Math.round(Number(rupees) * 100)

test('the items of INV-01 add up to its values, and without pieces a price is that of the line', () => {
  fc.assert(
    fc.property(order, (asked) => {
      for (const document of issuedOf(asked, 1)) {
        const { ItemList: items, ValDtls: sums } = inv01Of(rowOf(document))
        const all = items as unknown as Record<string, number>[]
        const total = sums as Record<string, number>
        for (const [item, sum] of [
          ['AssAmt', 'AssVal'],
          ['IgstAmt', 'IgstVal'],
          ['CgstAmt', 'CgstVal'],
          ['SgstAmt', 'SgstVal'],
        ] as const)
          expect(sumBy(all, (one) => inPaise(one[item] ?? 0))).toBe(inPaise(total[sum] ?? 0))
        expect(sumBy(all, ({ TotItemVal }) => inPaise(TotItemVal!)) + inPaise(total.RndOffAmt!)).toBe(
          inPaise(total.TotInvVal!),
        )
        document.lines.forEach((line, i) => {
          const { Qty, UnitPrice, TotAmt } = all[i]!
          const counted = line.hsn.startsWith('99') ? 0 : line.quantityMilli
          expect(Math.round(Qty! * 1000)).toBe(counted)
          // Its three decimals: half a thousandth of a rupee for each piece, at most.
          if (counted) expect(Math.abs(UnitPrice! * Qty! - TotAmt!)).toBeLessThanOrEqual(0.0005 * Qty! + 1e-6)
          else expect(UnitPrice).toBe(TotAmt)
        })
      }
    }),
  )
})

/** A document as a return reads it. */
const returned = (document: Issued, { registered }: Order, invoice: Issued): ReturnDocument => ({
  ...document,
  legalName: 'Nandi Valves',
  gstin: registered ? party.gstin : null,
  registered,
  irnDue: false,
  irn: null,
  against: document.againstId ? { issuedOn: invoice.issuedOn, totalPaise: invoice.totalPaise } : null,
})

test('GSTR-1 agrees with the documents and with itself: values, taxes and pieces of each code, and of each section', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 4 }), (orders) => {
      const documents = orders.flatMap((one, i) => {
        const ledger = issuedOf(one, 1 + i * 100)
        return ledger.map((document) => returned(document, one, ledger[0]!))
      })
      const sign = ({ kind }: ReturnDocument) => (kind === 'credit_note' ? -1 : 1)
      const sumOfLines = (of: readonly ReturnDocument[], value: (line: DocumentLine) => number, hsn?: string) =>
        sumBy(
          of,
          (one) =>
            sign(one) *
            sumBy(one.lines as DocumentLine[], (line) => (hsn === undefined || line.hsn === hsn ? value(line) : 0)),
        )
      const cells = (section: Section, header: string, only = (_: string[]) => true) =>
        rowsOf(section, documents, [])
          .filter(only)
          .map((row) => inPaise(row[HEADERS[section].indexOf(header)]!))

      for (const [section, of] of [
        ['hsn', documents.filter(({ gstin }) => gstin)],
        ['hsn_b2c', documents.filter(({ gstin }) => !gstin)],
      ] as const) {
        const codes = new Set(of.flatMap(({ lines }) => lines.map(({ hsn }) => hsn)))
        for (const hsn of codes) {
          const cell = (header: string) => sumOf(cells(section, header, (row) => row[0] === hsn))
          expect(cell('Taxable Value')).toBe(sumOfLines(of, (line) => line.taxablePaise, hsn))
          expect(cell('Integrated Tax Amount')).toBe(sumOfLines(of, (line) => line.igstPaise, hsn))
          expect(cell('Central Tax Amount')).toBe(sumOfLines(of, (line) => line.cgstPaise, hsn))
          expect(cell('State/UT Tax Amount')).toBe(sumOfLines(of, (line) => line.sgstPaise, hsn))
          const parts = ['Taxable Value', 'Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount']
          expect(cell('Total Value')).toBe(sumOf(parts.map(cell)))
          const rows = rowsOf(section, documents, []).filter((row) => row[0] === hsn)
          const pieces = hsn.startsWith('99') ? 0 : sumOfLines(of, (line) => line.quantityMilli, hsn)
          // A row rounds its pieces to two decimals.
          expect(Math.abs(cell('Total Quantity') * 10 - pieces)).toBeLessThanOrEqual(5 * rows.length)
          // A code, unit and rate stand in one row: the portal takes no second one.
          expect(new Set(rows.map((row) => `${row[2]} ${row[5]}`)).size).toBe(rows.length)
        }
      }
      const taxable = (section: Section, type?: string) =>
        sumOf(cells(section, 'Taxable Value', (row) => !type || row[HEADERS[section].indexOf('Note Type')] === type))
      const b2b = taxable('b2b') - taxable('cdnr', 'C') + taxable('cdnr', 'D')
      const b2c = taxable('b2cl') + taxable('b2cs') - taxable('cdnur', 'C') + taxable('cdnur', 'D')
      expect(b2b).toBe(taxable('hsn'))
      expect(b2c).toBe(taxable('hsn_b2c'))
      expect(b2b + b2c).toBe(sumOfLines(documents, (line) => line.taxablePaise))
    }),
    { numRuns: 150 },
  )
})
