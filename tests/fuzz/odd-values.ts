import fc from 'fast-check'

/** Characters that programs stumble over: none of them, all of a kind, right to left, combined, half of a pair. */
const oddTexts = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u202dcba',
  'Z\u0351\u036b\u0343',
  '\ufeff',
  '\u2028',
  '👩‍👩‍👧',
  '१२३',
  '٣',
  'İ',
  'ß',
  '%',
  '%00',
  '%zz',
  '_',
  '\\',
  '\\u0000',
  "'",
  '"',
  '--',
  '${7*7}',
  '{{7*7}}',
  '<b>',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1_000',
  ' 1 ',
  '+1',
  '1.0',
  '1,5',
  'true',
  'on',
  '[]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '-__proto__',
  '-constructor',
  '../../etc/passwd',
  '..',
  '.',
  '/',
  'a/b',
  'C:\\a',
  'con',
  '.pdf',
  'a'.repeat(300),
]

/** Days and instants at the edges of calendars, and beyond. */
export const oddDates = fc.constantFrom(
  ...['0000-00-00', '0000-01-01', '0001-01-01', '0001-01-01T00:00:00+14:00', '-000001-01-01', '1582-10-10'],
  ...['2026-02-30', '2024-02-29', '2023-02-29', '2026-13-01', '9999-12-31', '9999-12-31T23:59:59-23:59', '99999-01-01'],
  ...[
    '+275760-09-13T00:00:00Z',
    '275760-09-13',
    '2026-11-21T24:00:00Z',
    '2026-11-21T23:59:60Z',
    '2026-11-21T10:00',
    '21.11.2026',
  ],
)

export const oddNumbers = fc.constantFrom(
  ...[0, -0, -1, 0.5, 1.5, 1e9, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 2 ** 63, 1e21, 1e308, 5e-324],
)

/** Texts of any kind, now and then a very long one. */
export const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 }) },
  { weight: 1, arbitrary: oddDates },
  { weight: 1, arbitrary: fc.constantFrom(201, 256, 1001, 5001, 100_000).map((length) => 'ä'.repeat(length)) },
)

const nested = fc.constantFrom(3, 60, 3_000).map((depth) => {
  let value: unknown = []
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { a: value }
  return value
})

/** Any JSON, also keys that are no words, and nesting without end. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 3, arbitrary: oddNumbers },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(anyText, fc.oneof(anyText, oddNumbers), { maxKeys: 4 }) },
  { weight: 1, arbitrary: nested },
)

/** What may stand in a path where an id is due. */
export const anyId = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e9',
    '01',
    '2147483647',
    '2147483648',
    '9223372036854775808',
    '',
    ' 1',
    '1;drop',
    '%00',
  ),
  anyText,
)
