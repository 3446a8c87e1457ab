import { readUtrs } from './read-utrs'

test('lines of a bank are read by what their cells are, heads are left out', () => {
  const csv =
    'Reference,Amount,UTR,Date\nJWP000042,117900,SBINR52026112601,27/11/2026\n"JWP000043","59000","HDFCN2026112702",'
  expect(readUtrs(csv)).toEqual({
    rows: [
      { reference: 'JWP000042', utr: 'SBINR52026112601', paidOn: '2026-11-27' },
      { reference: 'JWP000043', utr: 'HDFCN2026112702' },
    ],
    fault: null,
  })
  expect(readUtrs('SBINR52026112601\t2026-11-27\tJWP000042').rows).toEqual([
    { reference: 'JWP000042', utr: 'SBINR52026112601', paidOn: '2026-11-27' },
  ])
  expect(readUtrs('JWP000042 SBINR52026112601').rows).toHaveLength(1)
})

test('a reference that is none of ours is kept, so that the answer names it', () =>
  expect(readUtrs('JWQ000042,SBINR52026112601').rows).toEqual([{ reference: 'JWQ000042', utr: 'SBINR52026112601' }]))

test('a line without a UTR, and more rows than one call takes, are said at once', () => {
  expect(readUtrs('')).toEqual({ rows: [], fault: null })
  expect(readUtrs('Reference,UTR\nJWP000042,').fault).toMatch(/^Each line has/)
  const many = Array.from({ length: 101 }, (_, i) => `JWP${String(i).padStart(6, '0')},SBINR5202611${i + 1000}`)
  expect(readUtrs(many.join('\n')).fault).toBe('Paste at most 100 rows at once.')
})
