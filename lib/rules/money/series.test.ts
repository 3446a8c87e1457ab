import { documentNumber, financialYear, LAST_NUMBER, seriesOf, SERIES_LETTERS, type DocumentKind } from './series'

test('a financial year begins on 1 April', () => {
  expect(financialYear('2026-03-31')).toBe('25-26')
  expect(financialYear('2026-04-01')).toBe('26-27')
  expect(financialYear('2099-12-31')).toBe('99-00')
})

test('every number has at most 16 characters of A–Z 0–9 - / and begins with a letter', () => {
  for (const kind of Object.keys(SERIES_LETTERS) as DocumentKind[]) {
    for (const seq of [1, 99_999, LAST_NUMBER]) {
      const number = documentNumber(seriesOf('JW', kind), '26-27', seq)
      expect(number).toMatch(/^[A-Z][A-Z0-9/-]{0,15}$/)
    }
  }
  expect(documentNumber('JW', '26-27', 7)).toBe('JW/26-27/00007')
})
