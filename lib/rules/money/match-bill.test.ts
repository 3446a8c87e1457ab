import { mismatchesOf, type LineToMatch } from './match-bill'

const line: LineToMatch = {
  order: 'WO-0042',
  pieces: 500,
  payable: 500,
  typedPaise: null,
  taxablePaise: 1_00_000_00,
  worthPaise: 1_00_000_00,
  rateBp: 1800,
  rateDueBp: 1800,
}
const sums = {
  taxablePaise: 1_00_000_00,
  cgstPaise: 9_000_00,
  sgstPaise: 9_000_00,
  igstPaise: 0,
  roundOffPaise: 0,
  totalPaise: 1_18_000_00,
}
type Supply = Parameters<typeof mismatchesOf>[2]
const one = (
  fields: Partial<LineToMatch> = {},
  of: Partial<typeof sums> = {},
  supply: Supply = { split: 'intra', taxed: true },
) => mismatchesOf([{ ...line, ...fields }], { ...sums, ...of }, supply)

test('a bill of what was accepted matches; money may differ by a rupee, pieces not at all', () => {
  expect(one()).toEqual([])
  expect(one({ taxablePaise: 1_00_001_00 }, { taxablePaise: 1_00_001_00 })).toEqual([])
  expect(one({ pieces: 501 })).toEqual(['Pieces 501, accepted 500'])
})

test('each miss is one sentence', () => {
  const dearer = { taxablePaise: 1_02_000_00, cgstPaise: 9_180_00, sgstPaise: 9_180_00, totalPaise: 1_20_360_00 }
  expect(one({ taxablePaise: 1_02_000_00 }, dearer)).toEqual(['Taxable ₹1,02,000.00, accepted pieces ₹1,00,000.00'])
  expect(one({ rateBp: 1200 }, { cgstPaise: 6_000_00, sgstPaise: 6_000_00, totalPaise: 1_12_000_00 })).toEqual([
    'Tax rate 12 %, terms 18 %',
  ])
  expect(one({}, { cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000_00 })).toEqual([
    'IGST ₹18,000.00, due CGST ₹9,000.00, SGST ₹9,000.00',
  ])
  expect(one({}, { cgstPaise: 0, sgstPaise: 0, totalPaise: 1_00_000_00 })).toEqual([
    'No tax, due CGST ₹9,000.00, SGST ₹9,000.00',
  ])
  expect(one({}, { totalPaise: 1_18_001_01 })).toEqual(['Total ₹1,18,001.01, its parts come to ₹1,18,000.00'])
})

test('a supplier without GST, or under the composition scheme, charges no tax', () => {
  const none = { cgstPaise: 0, sgstPaise: 0, totalPaise: 1_00_000_00 }
  const supply = { split: 'intra', taxed: false } as const
  expect(one({ rateBp: 0, rateDueBp: 0 }, none, supply)).toEqual([])
  expect(one({ rateDueBp: 0 }, {}, supply)).toEqual(['Tax ₹18,000.00, but this supplier can’t charge any'])
})

test('lines of several orders are named, and pieces that came back count against the others', () => {
  const back = { ...line, order: 'WO-0043', pieces: -12, payable: -12, taxablePaise: -2_400_00, worthPaise: -2_400_00 }
  const less = { taxablePaise: 97_600_00, cgstPaise: 8_784_00, sgstPaise: 8_784_00, igstPaise: 0, roundOffPaise: 0 }
  const match = (first: LineToMatch, last: LineToMatch) =>
    mismatchesOf([first, last], { ...less, totalPaise: 1_15_168_00 }, { split: 'intra', taxed: true })
  expect(match(line, back)).toEqual([])
  expect(match({ ...line, worthPaise: 99_000_00 }, back)).toEqual(['Taxable ₹97,600.00, accepted pieces ₹96,600.00'])
  const typed = { ...line, typedPaise: 1_00_000_00, worthPaise: 99_000_00 }
  expect(match(typed, { ...back, typedPaise: -2_400_00 })).toEqual([
    'WO-0042: Taxable ₹1,00,000.00, accepted pieces ₹99,000.00',
  ])
})
