import fc from 'fast-check'
import { allEndpoints } from '@/lib/contract/calls'
import { anyText } from '../garbage'

const paths = allEndpoints.map(({ path }) => path.replace(/\{\w+\}/g, '1'))
const methods = [
  'GET',
  'GET',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
]
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', '']
const ends = [
  '',
  '%',
  '%zz',
  '%00',
  '%c3%28',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '//',
  '/.',
  '\\',
  '?%',
  '?q=%zz',
  '#a',
  ';a',
  '\x7f',
  'ÿ',
]
const auth = (action: string) => `/api/auth/${action}`
const oddAddresses = [
  '*',
  '/',
  '//',
  '///',
  'http://evil.example/api/user',
  'http://[',
  'evil.example:443',
  '/_next/static/%00',
  '/_next/data/x/a.json',
  '/_next/image?url=%2f',
  ...['callback/credentials', 'callback/x', 'error', 'error?error=Configuration', 'signin', 'signin/x', 'signout'].map(
    auth,
  ),
  ...['csrf', 'providers', '_log', 'verify-request', 'session', '%00', 'signin/%zz', 'x', '__proto__/__proto__'].map(
    auth,
  ),
  '/%E0%A4%A',
  '/api',
  '/api/',
  '/ws',
  '/ws?EIO=4&transport=polling',
  '/ws?EIO=4&transport=polling&sid=x',
  '/ws?EIO=x&transport=__proto__',
  '/favicon.ico%00',
  `/${'a'.repeat(9_000)}`,
]

const address = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...ends)).map((parts) => parts.join('')),
  },
  { weight: 3, arbitrary: fc.constantFrom(...oddAddresses) },
  { weight: 1, arbitrary: anyText.map((text) => `/${text}`) },
)

const oddHeaders = [
  'Host: ',
  'Host: a b',
  'Host: [::1',
  'Host: evil.example',
  'Host: localhost\r\nHost: b',
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1\r\nContent-Length: 2',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: a\r\nSec-WebSocket-Version: 13',
  'Cookie: next-auth.session-token=a.b.c.d.e',
  'Cookie: ;;=;%00=',
  'Next-Action: x',
  'Next-Router-State-Tree: %',
  'RSC: 1',
  'x-middleware-subrequest: middleware',
  'x-address: //evil',
  'x-nextjs-data: 1',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: application/json',
  'Accept-Encoding: *;q=0',
  'Range: bytes=0-',
  ': a',
  'a',
  'a\0: b',
  'A: \x01',
  ' folded: a',
  `X: ${'y'.repeat(7_000)}`,
  `X: ${'y'.repeat(20_000)}`,
]
const header = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddHeaders) },
  anyText.map((text) => `X-Odd: ${text}`),
)

const contents = fc.oneof(
  fc.constant(''),
  fc.constantFrom('{}', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n', '{"a":', '\0\0\0'),
  anyText,
)

const request = fc
  .record({
    method: fc.constantFrom(...methods),
    address,
    version: fc.constantFrom(...versions),
    headers: fc.array(header, { maxLength: 4 }),
    hasHost: fc.boolean(),
    newline: fc.oneof({ weight: 9, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r')),
    content: contents,
  })
  .map(({ method, address, version, headers, hasHost, newline, content }) =>
    [`${method} ${address} ${version}`, ...(hasHost ? ['Host: localhost'] : []), ...headers, '', content].join(newline),
  )

const bytes = (text: string) => Buffer.from(text, /[^\0-\xff]/.test(text) ? 'utf8' : 'latin1')

/** What a client may write to the port: requests that are odd somewhere, one after the other, broken off, or no HTTP at all. */
export const junk: fc.Arbitrary<Uint8Array[]> = fc.oneof(
  { weight: 8, arbitrary: request.map((text) => [bytes(text)]) },
  { weight: 2, arbitrary: fc.array(request, { minLength: 2, maxLength: 4 }).map((texts) => texts.map(bytes)) },
  { weight: 2, arbitrary: fc.tuple(request, fc.nat(300)).map(([text, at]) => [bytes(text).subarray(0, at)]) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((all) => [all]) },
)
