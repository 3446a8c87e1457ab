import fc from 'fast-check'
import { anyText } from './odd-values'

const BOUNDARY = 'a-boundary'
type Part = { field: string; fileName?: string; type: string; content: string }

const heads = [
  '%PDF-1.7 a',
  'PK\x03\x04[Content_Types].xml',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'solid a',
  'ISO-10303-21;',
  '  0\nSECTION',
  'AC1027',
  'MZ',
  '',
  '\0',
]
const names = [
  'a.pdf',
  'a.stl',
  'a.dxf',
  'a.step',
  'a.docx',
  'A.PDF',
  'a.exe',
  'a',
  '',
  '.pdf',
  '../a.pdf',
  '..\\a.pdf',
  'a\0.pdf',
  '%22.pdf',
]
const fileName = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names, `${'a'.repeat(251)}.pdf`, `${'a'.repeat(252)}.pdf`) },
  { weight: 1, arbitrary: anyText.map((text) => `${text}.pdf`) },
)

const file: fc.Arbitrary<Part> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      field: fc.constant('file'),
      fileName: fc.constantFrom('a.pdf', 'ä (1).pdf', 'b.PDF'),
      type: fc.constant('application/pdf'),
      content: fc.string({ maxLength: 2_000 }).map((text) => `%PDF-1.7 ${text}`),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      field: fc.constantFrom('file', 'purpose', '', '__proto__'),
      fileName,
      type: fc.constantFrom('application/pdf', '', 'a', 'text/html; charset=x', 'multipart/mixed', 'x/'.repeat(200)),
      content: fc
        .tuple(fc.constantFrom(...heads), fc.string({ unit: 'binary-ascii', maxLength: 1_500 }))
        .map((t) => t.join('')),
    }),
  },
)
const text: fc.Arbitrary<Part> = fc.record({
  field: fc.constantFrom('purpose', 'purpose', 'file', '', 'x'),
  type: fc.constantFrom('', 'text/plain', 'text/plain; charset=utf-99'),
  content: fc.oneof({ weight: 5, arbitrary: fc.constantFrom('inquiry', 'workorder', 'photo') }, anyText),
})
const purpose = (content: string): Part => ({ field: 'purpose', type: '', content })

const fittingParts = fc
  .tuple(fc.constantFrom('inquiry', 'workorder', 'photo'), fc.array(file, { minLength: 1, maxLength: 3 }))
  .map(([content, files]) => [purpose(content), ...files])
const anyParts = fc.array(fc.oneof(file, text), { maxLength: 4 })

const written = (parts: readonly Part[], newline: string) =>
  [
    ...parts.map(({ field, fileName, type, content }) =>
      [
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="${field}"${fileName === undefined ? '' : `; filename="${fileName}"`}`,
        ...(type ? [`Content-Type: ${type}`] : []),
        '',
        content,
      ].join(newline),
    ),
    `--${BOUNDARY}--`,
    '',
  ].join(newline)

const CONTENT_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(100)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'multipart/form-dataX',
  'application/json',
]

/** The body of an upload and its type: most are whole, some break off or don't fit their own boundary. */
export const anyUpload = fc
  .record({
    parts: fc.oneof({ weight: 3, arbitrary: fittingParts }, { weight: 2, arbitrary: anyParts }),
    newline: fc.oneof({ weight: 15, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r')),
    cut: fc.option(fc.nat(3_000), { freq: 8 }),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
      { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
    ),
  })
  .map(({ parts, newline, cut, type }) => {
    const text = written(parts, newline)
    // As bytes where that is possible: signatures are no UTF-8, and names may be none either.
    const body = Buffer.from(text, /[^\0-\xff]/.test(text) ? 'utf8' : 'latin1')
    return { type, body: cut === null ? body : body.subarray(0, Math.min(cut, body.length - 1)) }
  })
