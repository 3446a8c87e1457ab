import fc from 'fast-check'
import { USED_KEY } from './stage'

const oddKeys = [
  '',
  ' ',
  'a',
  USED_KEY,
  'x'.repeat(200),
  'x'.repeat(201),
  'ÿ'.repeat(200),
  "'; --",
  '__proto__',
  '\x7f\x01',
]
const ranges = [
  'bytes=0-',
  'bytes=0-0',
  'bytes=5-2',
  'bytes=-1',
  'bytes=-0',
  'bytes=999-',
  'bytes=0-1,3-4',
  'bytes=',
  'items=0-1',
]
const tags = ['*', '""', 'W/"a"', '"a", "b"', ',', '"']
const origins = [
  'null',
  '',
  'http://localhost:3000',
  'https://evil.example',
  'http://localhost:3000.evil.example',
  'file://',
  '//',
]

const one = (values: readonly string[]) => fc.oneof(fc.constantFrom(...values), latin)
// What a header can hold at all; what it can't is tried on the wire.
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((c) => String.fromCharCode(c)),
  maxLength: 30,
})

const odd = fc.record(
  {
    'idempotency-key': one(oddKeys),
    range: one([...ranges, `bytes=0-${'9'.repeat(40)}`]),
    'if-range': one(tags),
    'if-none-match': one(tags),
    'if-match': one(tags),
    'if-modified-since': one(['0', 'Sat, 00 Foo 0000 25:61:61 GMT']),
    origin: one(origins),
    host: one(['localhost:3000', '', 'a b', '[::1', 'localhost:99999']),
    'content-length': one(['0', '-1', '1e9', 'NaN', '99999999999999999999']),
    'x-client-address': one(['::1', '1'.repeat(500), '%00']),
    'x-forwarded-for': one(['::1, ::2', ',', '1'.repeat(500)]),
    accept: one(['text/html', '*/*;q=2', '']),
    'accept-language': one(['hi-IN', '*']),
  },
  { requiredKeys: [], noNullPrototype: true },
)

/** Headers that most requests don't have, in most requests none of them. */
export const anyHeaders: fc.Arbitrary<Record<string, string | undefined>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ 'idempotency-key': one(oddKeys) }) },
  { weight: 1, arbitrary: fc.record({ range: one(ranges), 'if-range': one(tags) }) },
  { weight: 1, arbitrary: odd },
)

/** A Cookie header that was broken on its way. */
export const mangled = (cookie: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(Math.max(cookie.length - 1, 0)).map((at) => cookie.slice(0, at) + 'x' + cookie.slice(at + 1)),
    fc.nat(cookie.length).map((at) => cookie.slice(0, at)),
    fc.constant(`a=1; ${cookie}; ${cookie}x`),
    latin,
  )
