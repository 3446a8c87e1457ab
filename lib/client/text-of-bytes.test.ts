import { textOfBytes } from './text-of-bytes'

const TABLE = 'Characteristic\tNominal\t±\tUnit\r\nBore Ø25\t25\t0,02\tµm\r\n'
const utf16le = Uint8Array.from(Buffer.from(TABLE, 'utf16le'))
const utf16be = Uint8Array.from(Buffer.from(TABLE, 'utf16le').swap16())
const utf8 = new TextEncoder().encode(TABLE)
const marked = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes])

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', marked([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16 LE with its mark, as Excel saves Unicode text', marked([0xff, 0xfe], utf16le)],
  ['UTF-16 BE with its mark', marked([0xfe, 0xff], utf16be)],
  ['UTF-16 LE without a mark', utf16le],
  ['UTF-16 BE without a mark', utf16be],
  ['Windows-1252, as Excel saves CSV', Uint8Array.from(Buffer.from(TABLE, 'latin1'))],
])('a table in %s is read with every sign', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(TABLE)
})

test('the signs of Windows-1252 that Latin-1 has not are read: dashes and quotes', () => {
  expect(textOfBytes(Uint8Array.from([0x96, 0x30, 0x2e, 0x31, 0x80, 0x93, 0x94]))).toBe('–0.1€“”')
})

test('names in scripts of India stay as they are in UTF-16 and UTF-8', () => {
  const text = 'name,nominal,s1\nव्यास,25,25.01\n'
  expect(textOfBytes(new TextEncoder().encode(text))).toBe(text)
  expect(textOfBytes(Uint8Array.from(Buffer.from(text, 'utf16le')))).toBe(text)
})

test('bytes that are no text are refused in words', () => {
  expect(() => textOfBytes(Uint8Array.from([1, 0, 0, 0, 7, 0, 0, 1]))).toThrow('This file is not a table')
  expect(textOfBytes(new Uint8Array())).toBe('')
})
