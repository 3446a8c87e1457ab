import load from 'occt-import-js'
import { readStep } from '../drawing/step'
import { parts } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf, stepFiles } from '@/tests/named-files/step'
import { cleanStep } from './step'

const occt = await load({ print: () => undefined, printErr: () => undefined })
const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each(Object.entries(stepFiles(names)))('a file of %s loses its names and keeps its part', (_, text) => {
  const given = bytesOf(text)
  expect(needlesIn(given, listOf(names))).toHaveLength(3)
  const copy = cleanStep(given)!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  expect(Buffer.from(copy).toString()).toContain(parts.bracket.number)
  expect(readStep(occt, copy)).toEqual(readStep(occt, given))
})

test('a name in a string with quotes, over two lines, or as a word between brackets goes, too', () => {
  const data = "#1=PERSON('O''Neil','Asha\nVerma',$);#2=PERSON('');#3=PRODUCT('A''B','kept','');"
  const copy = cleanStep(bytesOf(`ISO-10303-21;HEADER;FILE_SCHEMA(('X'));ENDSEC;DATA;${data}ENDSEC;END-ISO-10303-21;`))!
  expect(Buffer.from(copy).toString()).toContain("#1=PERSON('','',$);#2=PERSON('');#3=PRODUCT('A''B','kept','');")
})

test('the name of a data section goes, its schema stays', () => {
  const data = (name: string) =>
    `ISO-10303-21;HEADER;FILE_SCHEMA(('X'));ENDSEC;DATA('${name}',('X'));#1=A('');ENDSEC;END-ISO-10303-21;`
  expect(Buffer.from(cleanStep(bytesOf(data('Asha Verma')))!).toString()).toContain("DATA('',('X'));#1=A('')")
})

test.each(['\uFEFF', '/* exported */\n', '\uFEFF\n/* by Asha Verma */ '])(
  'the copy of a file after %j has its part',
  (before) => {
    const text = stepFile(parts.bracket, new Date(0))
    const copy = cleanStep(bytesOf(before + text))!
    expect(Buffer.from(copy).toString().trimStart()).toEqual(Buffer.from(cleanStep(bytesOf(text))!).toString())
    expect(readStep(occt, bytesOf(before + text))).toEqual(readStep(occt, bytesOf(text)))
  },
)

test('a clean file stays byte for byte', () => {
  const copy = cleanStep(bytesOf(stepFile(parts.bracket, new Date(0))))!
  expect(cleanStep(copy)).toEqual(copy)
})

test.each([
  ['an endless string', "ISO-10303-21;HEADER;ENDSEC;DATA;#1=PRODUCT('a;ENDSEC;END-ISO-10303-21;"],
  ['an endless comment', 'ISO-10303-21;HEADER;ENDSEC;DATA;/* ENDSEC;END-ISO-10303-21;'],
  ['no end', 'ISO-10303-21;HEADER;ENDSEC;DATA;ENDSEC;'],
  ['deep brackets', `ISO-10303-21;DATA;#1=${'('.repeat(300)};ENDSEC;END-ISO-10303-21;`],
  ['links to other files', 'ISO-10303-21;REFERENCE;#1=<D:/verma/a.stp>;ENDSEC;DATA;ENDSEC;END-ISO-10303-21;'],
])('a file with %s is not cleaned', (_, text) => expect(cleanStep(bytesOf(text))).toBeNull())

// Looked at anew for each line they would take hours.
test('ten megabytes are cleaned', () => {
  const line = "#7=CARTESIAN_POINT('',(1.5,2.5,3.5));\n"
  const text = `ISO-10303-21;HEADER;ENDSEC;DATA;${line.repeat(250_000)}ENDSEC;END-ISO-10303-21;`
  expect(cleanStep(bytesOf(text))!.length).toBeGreaterThan(9_000_000)
})
