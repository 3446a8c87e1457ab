import { faultsOf, HEADERS, plainName, portalDay, rowsOf, type ReturnDocument } from './gstr1'
import { SECTIONS } from '../../terms/gstr1-sections'
import { taxesOf, totalsOf, type TaxSplit } from '../core/gst'
import { portalUnit } from '../../terms/uqc'

type Fields = Partial<ReturnDocument> & { taxable?: number; rateBp?: number; split?: TaxSplit }

function sold({ taxable = 1_00_000_00, rateBp = 1800, split = 'inter', ...fields }: Fields = {}): ReturnDocument {
  const line = {
    hsn: '87089900',
    uqc: 'NOS',
    description: 'Milled bracket',
    quantityMilli: 50_000,
    taxablePaise: taxable,
    rateBp,
    ...taxesOf(taxable, rateBp, split),
  }
  const lines = fields.lines ?? [line]
  return {
    kind: 'invoice',
    number: 'JW/26-27/00007',
    issuedOn: '2026-11-23',
    split,
    placeOfSupply: '29',
    reverseCharge: false,
    legalName: 'Nandi Valves Pvt Ltd',
    gstin: '29AABCN5678B1ZC',
    registered: true,
    irnDue: false,
    irn: null,
    against: null,
    totalPaise: totalsOf(lines).totalPaise,
    ...fields,
    lines,
  }
}
const consumer = { gstin: null, registered: false, legalName: 'Asha Rao' }

describe('A file of GSTR-1', () => {
  test('has as many cells in a row as headers', () => {
    const documents = [
      sold(),
      sold({ kind: 'credit_note', against: { issuedOn: '2026-10-01', totalPaise: 1_18_000_00 } }),
      sold(consumer),
      sold({ ...consumer, taxable: 500_00 }),
      sold({ ...consumer, kind: 'debit_note', against: { issuedOn: '2026-10-01', totalPaise: 1_18_000_00 } }),
    ]
    const used = [{ nature: 'Credit Note', from: 'JWC/26-27/00001', to: 'JWC/26-27/00001', total: 1 }]
    for (const section of SECTIONS) {
      const rows = rowsOf(section, documents, used)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).toHaveLength(HEADERS[section].length)
    }
  })

  test('b2b has a row for each rate of an invoice', () => {
    const lines = [...sold().lines, ...sold({ taxable: 200_50, rateBp: 500 }).lines, ...sold({ taxable: 1_00 }).lines]
    expect(rowsOf('b2b', [sold({ lines })], [])).toEqual([
      '29AABCN5678B1ZC|Nandi Valves Pvt Ltd|JW/26-27/00007|23-Nov-2026|118212.00|29-Karnataka|N||Regular B2B||18.00|100001.00|0.00'.split(
        '|',
      ),
      '29AABCN5678B1ZC|Nandi Valves Pvt Ltd|JW/26-27/00007|23-Nov-2026|118212.00|29-Karnataka|N||Regular B2B||5.00|200.50|0.00'.split(
        '|',
      ),
    ])
  })

  test('cdnr has the notes, C or D', () => {
    const against = { issuedOn: '2026-10-01', totalPaise: 1_18_000_00 }
    const notes = [
      sold({ kind: 'credit_note', number: 'JWC/26-27/00001', against, taxable: 10_000_00 }),
      sold({ kind: 'debit_note', number: 'JWD/26-27/00001', against, taxable: 500_00 }),
    ]
    expect(rowsOf('cdnr', notes, []).map((row) => [row[2], row[4], row[7], row[8]])).toEqual([
      ['JWC/26-27/00001', 'C', 'Regular B2B', '11800.00'],
      ['JWD/26-27/00001', 'D', 'Regular B2B', '590.00'],
    ])
  })

  test('an unregistered customer’s invoice is large over one lakh to another State', () => {
    const large = sold({ ...consumer, totalPaise: 1_00_000_01 })
    const atLimit = sold({ ...consumer, totalPaise: 1_00_000_00 })
    const within = sold({ ...consumer, split: 'intra', placeOfSupply: '27' })
    expect(rowsOf('b2cl', [large, atLimit, within], [])).toHaveLength(1)
    expect(rowsOf('b2cs', [large, atLimit, within], []).map((row) => row[1])).toEqual([
      '29-Karnataka',
      '27-Maharashtra',
    ])
  })

  test('a note follows its invoice: the one of a large invoice is large', () => {
    const note = (totalPaise: number) =>
      sold({ ...consumer, kind: 'credit_note', taxable: 100_00, against: { issuedOn: '2026-10-01', totalPaise } })
    expect(rowsOf('cdnur', [note(1_18_000_00)], [])).toHaveLength(1)
    expect(rowsOf('b2cs', [note(1_18_000_00)], [])).toEqual([])
    expect(rowsOf('b2cs', [note(50_000_00)], [])).toEqual([['OE', '29-Karnataka', '', '18.00', '-100.00', '0.00', '']])
  })

  test('the HSN summary adds up by code, unit and rate, less credit notes', () => {
    const against = { issuedOn: '2026-10-01', totalPaise: 1_18_000_00 }
    const rows = rowsOf('hsn', [sold(), sold(), sold({ kind: 'credit_note', against, taxable: 10_000_00 })], [])
    expect(rows).toEqual([
      '87089900|Milled bracket|NOS-NUMBERS|50.00|224200.00|18.00|190000.00|34200.00|0.00|0.00|0.00'.split('|'),
    ])
  })

  test('a service has no unit and no quantity in the HSN summary, whatever its documents say', () => {
    const [line] = sold().lines
    const work = (uqc: string, quantityMilli: number) =>
      sold({ lines: [{ ...line!, hsn: '998898', uqc, quantityMilli, description: 'Turning' }] })
    expect(rowsOf('hsn', [work('NOS', 65_000), work('KGS', 12_500)], [])).toEqual([
      '998898|Turning|NA|0.00|236000.00|18.00|200000.00|36000.00|0.00|0.00|0.00'.split('|'),
    ])
  })

  test('a price correction takes no pieces from the HSN summary', () => {
    const against = { issuedOn: '2026-10-01', totalPaise: 1_18_000_00 }
    const [line] = sold({ taxable: 10_000_00 }).lines
    const note = sold({ kind: 'credit_note', against, lines: [{ ...line!, quantityMilli: 0 }] })
    expect(rowsOf('hsn', [sold(), note], [])[0]!.slice(3, 7)).toEqual(['50.00', '106200.00', '18.00', '90000.00'])
  })

  test('pieces have two decimals, half rounded up, and none is lost to rounding each document', () => {
    const [line] = sold().lines
    const of = (quantityMilli: number) => sold({ lines: [{ ...line!, quantityMilli }] })
    expect(rowsOf('hsn', [of(1_005)], [])[0]![3]).toBe('1.01')
    expect(rowsOf('hsn', [of(1_004), of(1_004), of(1_004)], [])[0]![3]).toBe('3.01')
  })
})

test('a name that a spreadsheet would take for a formula loses its first sign', () => {
  expect(plainName('=HYPERLINK("x")')).toBe('HYPERLINK("x")')
  expect(plainName('+-@Valves')).toBe('Valves')
  expect(plainName('Nandi = Valves')).toBe('Nandi = Valves')
})

test('days are written as the offline tool reads them', () => expect(portalDay('2026-04-05')).toBe('05-Apr-2026'))

test('what is wrong before filing is told in words', () => {
  expect(faultsOf(sold(), 'above_5_crore')).toEqual([])
  const lines = [{ ...sold().lines[0]!, hsn: '8708' }]
  expect(faultsOf(sold({ lines, gstin: null, irnDue: true }), 'above_5_crore')).toEqual([
    'The customer is registered, and its GST number is missing',
    'Its IRN is missing',
    'HSN 8708 has fewer than 6 digits',
  ])
  expect(faultsOf(sold({ lines }), 'up_to_5_crore')).toEqual([])
  expect(faultsOf(sold({ placeOfSupply: '25' }), 'above_5_crore')).toEqual([
    'Place of supply: Code 25 was merged into 26, Dadra and Nagar Haveli and Daman and Diu',
  ])
})

test('units are spelled as the portal spells them', () =>
  expect((['NOS', 'GMS', 'MTR', 'BOX', 'UGS'] as const).map(portalUnit)).toEqual([
    'NOS-NUMBERS',
    'GMS-GRAMMES',
    'MTR-METERS',
    'BOX-BOX',
    'UGS-US GALLONS',
  ]))
