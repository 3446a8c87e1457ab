import { matchFiles } from './match-files'

type Row = [partNumber: string | number, revision?: string]
const match = (rows: Row[], names: string[], placed: Record<string, string> = {}) =>
  matchFiles(
    rows.map(([partNumber, drawingRevision], at) => ({ key: `k${at + 1}`, partNumber, drawingRevision })),
    names.map((name) => ({ id: name, name, placed: placed[name] ?? null })),
  ).map(({ how, key, lines, why }) => ({ how, key, lines, why }))
const one = (rows: Row[], name: string) => match(rows, [name])[0]!

test.each<[string, string, Row]>([
  ['exact', 'FL-100.pdf', ['FL-100']],
  ['exact', 'drawings/pump/fl-100.STEP', ['FL-100', 'B']],
  ['exact', 'C:\\pump\\FL-100.step', ['FL-100']],
  ['exact', 'FL\u2013100.pdf', ['FL-100']],
  ['exact', 'Ré-1.pdf'.normalize('NFD'), ['RÉ-1']],
  ['exact', 'FL.100.pdf', ['FL.100']],
  ['exact', '46379.pdf', [46_379]],
  ['revision', 'FL-100_revB.pdf', ['FL-100', 'B']],
  ['revision', 'FL-100 Rev. B.pdf', ['FL-100', 'b']],
  ['revision', 'FL-100R2.pdf', ['FL-100', '2']],
  ['revision', 'FL-100 issue 02.pdf', ['FL-100']],
  ['revision', 'FL-100-iss3.pdf', ['FL-100', '3']],
  ['revision', 'FL-100_B.pdf', ['FL-100', 'B']],
  ['revision', 'FL-100 (rev B).pdf', ['FL-100', 'B']],
  ['loose', 'FL100.pdf', ['FL-100']],
  ['loose', 'FL 100 rev B.pdf', ['FL-100', 'B']],
  ['loose', 'FL_100-B.pdf', ['FL-100', 'B']],
])('%s: %s goes to its line', (how, name, row) =>
  expect(one([['BS-200'], row], name)).toEqual({ how, key: 'k2', lines: ['k2'], why: null }),
)

test('without leading zeros a file fits, and that is said', () =>
  expect(one([['123']], '00123.pdf')).toEqual({
    how: 'zeros',
    key: 'k1',
    lines: ['k1'],
    why: 'The list says 123, the file 00123',
  }))

test('a part number that ends like a revision is found first', () =>
  expect(one([['FL-100', 'R2'], ['FL-100-R2']], 'FL-100-R2.pdf')).toMatchObject({ how: 'exact', key: 'k2' }))

test('a longer number is another part', () =>
  expect(one([['FL-100', '1']], 'FL-1001.pdf')).toMatchObject({ key: null, why: 'No line is called FL-1001' }))

test.each<[Row[], string, string]>([
  [[['FL-100']], 'FL-1OO.pdf', 'No line is called FL-1OO'],
  [[['FL-100'], ['FL1-00']], 'FL100.pdf', 'FL-100 and FL1-00 both fit'],
  [[['FL-100'], ['FL1-00'], ['F-L100']], 'FL100.pdf', 'FL-100, FL1-00 and F-L100 all fit'],
  [[['FL-100', 'C']], 'FL-100_revB.pdf', 'FL-100 is at revision C in the list, this file is B'],
  [
    [
      ['FL-100', 'B'],
      ['FL-100', 'C'],
    ],
    'FL-100.pdf',
    'Two revisions of FL-100: B and C',
  ],
])('%j, %s: %s', (rows, name, why) => expect(one(rows, name)).toEqual({ how: null, key: null, lines: [], why }))

test('rows of one part number share a file, each revision its own', () => {
  expect(one([['FL-100'], ['BS-200'], ['fl-100']], 'FL-100.pdf')).toMatchObject({ key: 'k1', lines: ['k1', 'k3'] })
  const rows: Row[] = [
    ['FL-100', 'B'],
    ['FL-100', 'C'],
  ]
  expect(match(rows, ['FL-100_B.pdf', 'FL-100_C.pdf'])).toMatchObject([{ lines: ['k1'] }, { lines: ['k2'] }])
})

test('a row without a revision takes that of its file, unless files say two', () => {
  expect(one([['FL-100']], 'FL-100_revB.pdf')).toMatchObject({ how: 'revision', lines: ['k1'] })
  expect(match([['FL-100']], ['FL-100_revC.pdf', 'FL-100_revB.pdf', 'FL-100.pdf'])).toMatchObject([
    { key: null, why: 'Two revisions of FL-100: B and C' },
    { key: null, why: 'Two revisions of FL-100: B and C' },
    { key: 'k1', why: null },
  ])
})

test('what a person places stays, until its line is gone; a star means every line', () => {
  const rows: Row[] = [['FL-100'], ['BS-200']]
  expect(match(rows, ['FL-100.pdf'], { 'FL-100.pdf': 'k2' })).toMatchObject([{ how: 'hand', lines: ['k2'] }])
  expect(match(rows, ['notes.pdf'], { 'notes.pdf': '*' })).toMatchObject([
    { how: 'all', key: '*', lines: ['k1', 'k2'] },
  ])
  expect(match(rows, ['FL-100.pdf'], { 'FL-100.pdf': 'gone' })).toMatchObject([{ how: 'exact', lines: ['k1'] }])
})

test('600 files find their 200 lines', () => {
  const rows = Array.from({ length: 200 }, (_, at): Row => [`PUMP-HOUSING-${at}`, 'B'])
  const names = Array.from(
    { length: 600 },
    (_, at) => `pump housing ${at % 200} ${'x'.repeat(at % 3 ? 0 : 200)} rev B.pdf`,
  )
  expect(match(rows, names).filter(({ key }) => key)).toHaveLength(400)
})
