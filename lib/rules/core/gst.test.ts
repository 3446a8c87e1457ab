import { splitOf, taxesOf, totalsOf, type TaxSplit } from './gst'

const document = (split: TaxSplit, ...taxable: number[]) =>
  totalsOf(taxable.map((taxablePaise) => ({ taxablePaise, ...taxesOf(taxablePaise, 1800, split) })))

describe('The tax of an invoice at 18 %', () => {
  test.each([
    ['within the State', 'intra', [12_347_00], 1_111_23, 0, -46, 14_569_00],
    ['to another State', 'inter', [1_00_000_00], 0, 18_000_00, 0, 1_18_000_00],
    ['within the State, with freight', 'intra', [12_347_00, 250_50], 1_133_78, 0, -6, 14_865_00],
    ['to another State, with freight', 'inter', [12_347_00, 250_50], 0, 2_267_55, -5, 14_865_00],
    ['rounded up', 'inter', [9_999_00], 0, 1_799_82, 18, 11_799_00],
  ] as const)('%s', (_, split, taxable, half, igst, roundOff, total) => {
    expect(document(split, ...taxable)).toEqual({
      taxablePaise: taxable.reduce<number>((sum, paise) => sum + paise, 0),
      cgstPaise: half,
      sgstPaise: half,
      igstPaise: igst,
      roundOffPaise: roundOff,
      totalPaise: total,
    })
  })

  test('is not in the total with reverse charge', () => {
    const line = { taxablePaise: 1_000_49, ...taxesOf(1_000_49, 1800, 'inter') }
    expect(totalsOf([line], true)).toMatchObject({ igstPaise: 180_09, roundOffPaise: -49, totalPaise: 1_000_00 })
  })

  test('stays exact at the largest amount', () => {
    expect(taxesOf(9_99_99_99_99_999, 4000, 'inter').igstPaise).toBe(4_00_00_00_00_000)
  })
})

test('CGST equals SGST on every line, and half a paisa counts up', () => {
  // 9 % of 0.50 is 4.5 paise.
  expect(taxesOf(50, 1800, 'intra')).toEqual({ cgstPaise: 5, sgstPaise: 5, igstPaise: 0 })
  for (let paise = 1; paise < 2_000; paise += 7) {
    const { cgstPaise, sgstPaise } = taxesOf(paise, 500, 'intra')
    expect(cgstPaise).toBe(sgstPaise)
  }
})

test('the split follows the State of the seller and the place of supply', () => {
  expect(splitOf('27', '27')).toBe('intra')
  expect(splitOf('27', '29')).toBe('inter')
  // Delhi and Puducherry have a legislature, and SGST.
  expect(splitOf('07', '07')).toBe('intra')
  expect(splitOf('34', '34')).toBe('intra')
  for (const territory of ['04', '26', '31', '35', '38', '97']) expect(splitOf(territory, territory)).toBe('intra_ut')
  expect(splitOf('04', '27')).toBe('inter')
})

test('a total is rounded to the rupee by −49 to +50 paise', () => {
  const roundOffs = Array.from({ length: 100 }, (_, paise) => {
    const { roundOffPaise, totalPaise } = totalsOf([
      { taxablePaise: 1_000_00 + paise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    ])
    expect(totalPaise % 100).toBe(0)
    return roundOffPaise
  })
  expect(Math.min(...roundOffs)).toBe(-49)
  expect(Math.max(...roundOffs)).toBe(50)
})
