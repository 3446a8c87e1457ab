import fc from 'fast-check'
import { anyJson } from './odd-values'
import { nearMiss } from './near-miss'

export type Body = { type: string | undefined; body: Uint8Array | string | undefined }

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const oddTexts = [
  '{',
  '}',
  '{"a":',
  '[1,]',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":-Infinity}',
  'undefined',
  '\ufeff{}',
  '{}{}',
  '//',
  '"\\ud800"',
  '"\\u00"',
  '1e400',
  '-0',
  '{"a":1e400}',
  '{"__proto__":{"role":"admin"}}',
  '{"a":1,"a":2}',
  deep(50_000),
  `{"files":${deep(50_000)}}`,
]
const oddBytes = [[0xff, 0xfe, 0x7b, 0x00], [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d], [0], []].map((b) =>
  Uint8Array.from(b),
)
const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  '',
  'a',
  ';',
]

const JSON_TYPE = 'application/json'
const asJson = (value: unknown): Body => ({ type: JSON_TYPE, body: JSON.stringify(value) })

/** Numbers in a text of JSON that no program writes: the first one becomes 1e400, or -0. */
const withOddNumber = fc.constantFrom('1e400', '-0', '1E+2', '1.0', '00', '0x1', '9'.repeat(400))

/** A body for input of this kind: it fits, or nearly, or is anything, or is no JSON at all. */
export function bodies(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting.map(asJson) },
    { weight: 6, arbitrary: nearMiss(fitting).map(asJson) },
    { weight: 1, arbitrary: anyJson.map(asJson) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fitting, withOddNumber)
        .map(([value, odd]) => ({ type: JSON_TYPE, body: JSON.stringify(value)?.replace(/:\d+/, `:${odd}`) })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...oddTexts, ...oddBytes).map((body) => ({ type: JSON_TYPE, body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fitting, fc.constantFrom(...oddTypes))
        .map(([value, type]) => ({ type, body: JSON.stringify(value) })),
    },
    { weight: 1, arbitrary: fc.constant({ type: undefined, body: undefined }) },
  )
}

/** Over a megabyte, which is more than a call reads. */
export const tooLarge: Body = { type: JSON_TYPE, body: `{"notes":"${'x'.repeat(1024 * 1024)}"}` }
