import { dxfBytes, mtext, plate, text, type Pair } from '@/tests/dxf-drawings'
import { readDxf } from './dxf'

const old: Pair[] = [[9, '$ACADVER'], [1, 'AC1015'], [9, '$DWGCODEPAGE'], [3, 'ANSI_1252']] // oxfmt-ignore
const read = (entities: Pair[], header = old, encoding: 'utf8' | 'latin1' = 'latin1') =>
  readDxf(dxfBytes({ entities: [...plate, ...entities], header }, encoding))
const wordsOf = (entities: Pair[]) => read(entities).words[0]?.text

test.each([
  ['25{\\H0.7x;\\S+0.021^ 0;}', '25 +0.021 0'],
  ['\\A1;%%c40\\H0.7x;\\S+0.02^-0.01;', 'Ø40 +0.02 -0.01'],
  ['1{\\H0.7x;\\S1/2;} inch', '1 1/2 inch'],
  ['1\\S1#2; inch', '1 1/2 inch'],
  ['%%C%%P\\S%%p0.1^\\U+2205;', 'Ø± ±0.1 ∅'],
  ['\\S+0.1^-0.2;H7', '+0.1 -0.2 H7'],
  ['10\\S2^;', '10 2'],
  ['1\\S1\\/2^3\\;4;', '1 1/2 3;4'],
  ['1\\S1/2', '1 1/2'],
  ['A\\~B \\{C\\} D\\\\E \\LUNDER\\l \\fArial|b0;Bold', 'A B {C} D\\E UNDER Bold'],
  ['M12x1.5 - 6H\\PTHRU', 'M12x1.5 - 6H\nTHRU'],
  ['{\\C1;red \\c255;and} {\\Q15;\\W0.8;\\T1.2;wide}', 'red and wide'],
  ['\\pi-3,l3,t3;1.\tDeburr', '1.\tDeburr'],
  ['see \\Hello', 'see Hello'],
  ['\\\\U+2205', '\\U+2205'],
  ['a^Ib^Jc^ d', 'a b\nc^d'],
])('MTEXT %j is drawn as %j', (given, drawn) => expect(wordsOf(mtext(given))).toBe(drawn))

test('an MTEXT in parts is one', () => {
  expect(wordsOf([[0, 'MTEXT'], [10, 0], [20, 0], [40, 5], [3, '\\fArial|b0;Tem'], [3, 'pered, \\S1'], [1, '/2;']])).toBe('Tempered, 1/2') // oxfmt-ignore
})

test.each([
  ['Ø25 ±0.02 45° 1½ µ', 'Ø25 ±0.02 45° 1½ µ'],
  ['\\U+220525 \\U+00B10.02', '∅25 ±0.02'],
  ['%%24825 %%1760.02', 'ø25 °0.02'],
  ['%%%', '%'],
  ['100%', '100%'],
  ['%%uPLATE%%u %%oTOP%%O', 'PLATE TOP'],
  ['%%c10 %%p0.1 90%%d', 'Ø10 ±0.1 90°'],
  ['%%0079 %%999', '9 %%999'],
  ['C:\\Parts {1}', 'C:\\Parts {1}'],
  ['\\U+D83D\\U+DD29', '🔩'],
  ['\\M+1835C\\M+3B0A1', 'ソ가'],
])('TEXT %j is drawn as %j', (given, drawn) => expect(wordsOf(text(given))).toBe(drawn))

test.each(['\\U+D83D', '\\M+4B0A1', '\\M+6B0A1'])('a letter that can’t be read is said: %s', (given) => {
  const { words, notes } = read(text(`${given}25`))
  expect(words[0]!.text).toBe('\ufffd25')
  expect(notes).toEqual(['\ufffd stands for a letter that we can’t read.'])
})

test.each<[string, string, number[], string]>([
  ['ANSI_1251', 'AC1015', [0xc2, 0xe0, 0xeb], 'Вал'],
  ['ansi_1250', 'AC1018', [0xb3], 'ł'],
  ['ANSI_936', 'AC1015', [0xd6, 0xe1], '轴'],
  ['ANSI_932', 'AC1015', [0x8e, 0xb2], '軸'],
  ['dos850', 'AC1009', [0x9d, 0xf8, 0xf1], 'Ø°±'],
  ['dos437', 'AC1009', [0xed, 0xf8, 0xf1], 'φ°±'],
  ['DOS866', 'AC1009', [0x82, 0xa0, 0xab], 'Вал'],
  ['ANSI_1252', 'AC1015', [0x80, 0x96], '€–'],
  ['ISO_8859-1', 'AC1009', [0xd8], 'Ø'],
  ['ANSI_1252', 'AC1015', [0xc3, 0x98], 'Ã˜'],
  ['ANSI_1252', 'AC1021', [0xc3, 0x98], 'Ø'],
  ['ANSI_1252', 'AC1032', [0xd8], 'Ø'],
])('letters in %s of %s are read by their code page', (page, version, bytes, letters) => {
  const header: Pair[] = [[9, '$ACADVER'], [1, version], [9, '$DWGCODEPAGE'], [3, page]] // oxfmt-ignore
  const { words, notes } = read(text(String.fromCharCode(...bytes)), header)
  expect([words[0]!.text, notes]).toEqual([letters, []])
})

test('a file that names no code page is UTF-8 if it can be, and Western otherwise', () => {
  expect(read(text('Ø25'), [], 'utf8').words[0]!.text).toBe('Ø25')
  expect(read(text('Ø25'), [], 'latin1').words[0]!.text).toBe('Ø25')
})

test('a code page that nobody knows is said where it matters', () => {
  const header: Pair[] = [[9, '$ACADVER'], [1, 'AC1015'], [9, '$DWGCODEPAGE'], [3, 'KLINGON']] // oxfmt-ignore
  expect(read(text('Ø25'), header).notes.join()).toContain('We don’t know the file’s code page')
  expect(read(text('Dia 25'), header).notes).toEqual([])
})
