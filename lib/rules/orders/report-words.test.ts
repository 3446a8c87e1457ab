import { measureIn } from '../../terms/measure'
import { planInWords, planOf } from './plan-of'
import { measureInWords, planOfReport, reportKindOf, toleranceInWords } from './report-words'

test('a plan says what it comes to', () => {
  expect(planInWords(500, planOf('iso2859', 500, '2.5'))).toBe('For 500 pieces: 50 are measured, 3 may fail')
  expect(planInWords(4, planOf('five', 4, null))).toBe('For 4 pieces: all are measured, none may fail')
  expect(planInWords(1, planOf('one', 1, null))).toBe('For 1 piece: it is measured, none may fail')
  expect(planInWords(2, planOf('one', 2, null))).toBe('For 2 pieces: 1 is measured, none may fail')
  expect(planOfReport({ plan: 'iso2859', aql: '2.5', letter: 'H' })).toBe('ISO 2859-1, AQL 2.5, letter H')
})

test('a tolerance reads as on a drawing', () => {
  expect(toleranceInWords({ nominal: 25, plus: 0.021, minus: 0, unit: 'mm' })).toBe('25 +0.021 −0 mm')
  expect(toleranceInWords({ nominal: 50, plus: -0.009, minus: 0.025, unit: 'mm' })).toBe('50 −0.009 −0.025 mm')
  expect(toleranceInWords({ nominal: 10, plus: 0.024, minus: -0.015, unit: 'mm' })).toBe('10 +0.024 +0.015 mm')
  expect(toleranceInWords({ nominal: 80, plus: 0.1, minus: 0.1, unit: 'mm' })).toBe('80 ±0.1 mm')
  expect(toleranceInWords({ nominal: null, plus: 0, minus: 0, unit: 'other' })).toBe('Yes or no')
  expect(['inspection_report', 'packing_photo'].map((kind) => reportKindOf(kind as 'packing_photo'))).toEqual([
    'inspection',
    undefined,
  ])
})

test('a measured value has the decimals of its characteristic, and loses none of its own', () => {
  const shaft = { nominal: 65, plus: 0.021, minus: 0 }
  expect(measureInWords(65, shaft)).toBe('65.000')
  expect(measureInWords(65.0105, shaft)).toBe('65.0105')
  expect(measureInWords(-0.1, { nominal: 0, plus: 0.05, minus: 0.05 })).toBe('-0.10')
  expect(measureInWords(12, { nominal: 12, plus: 1, minus: 1 })).toBe('12')
  expect(measureInWords(12, { nominal: 12.25, plus: 1, minus: 1 })).toBe('12.00')
  expect(measureInWords(0.00001, { nominal: 0, plus: 0.1, minus: 0.1 })).toBe('0.00001')
})

test('a typed measure may have a comma, a sign and no zero in front; all else is no number', () => {
  expect(['25,02', '25.020', '.5', '5.', '-0,1', '−0.1', '+3', ' 7 '].map(measureIn)).toEqual([
    25.02, 25.02, 0.5, 5, -0.1, -0.1, 3, 7,
  ])
  for (const text of ['', '25,02x', '1,234.5', '1e3', 'NaN', '0.123456', '10000000', '=1', '2 5'])
    expect([text, measureIn(text)]).toEqual([text, null])
})
