import fc from 'fast-check'
import { anyJson, anyText } from '../garbage'

type Frame = { opcode: number; isLast: boolean; isMasked: boolean; reserved: number; content: Buffer; said?: number }

const message = fc.oneof(
  fc
    .record({ type: fc.constantFrom('auth', 'auth', 'ping', '__proto__'), userId: anyJson, userRole: anyJson })
    .map((m) => JSON.stringify(m)),
  anyJson.map((value) => JSON.stringify(value)),
  anyText,
  // Engine.IO and Socket.IO speak like this.
  fc.constantFrom(
    '0',
    '1',
    '2probe',
    '3',
    '4',
    '40',
    '40{"a":',
    '41',
    '42["message"]',
    '42["message",{"type":"auth"}]',
    '42["__proto__",1]',
    '451-["message",{"_placeholder":true,"num":0}]',
    '459999999-[]',
    '43999[]',
    '44{}',
    '5',
    '6',
    'b4AAAA',
    '4'.repeat(16_385),
  ),
)

const frame: fc.Arbitrary<Frame> = fc.record({
  opcode: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.constantFrom(0, 1, 2, 3, 8, 9, 10, 15)),
  isLast: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, fc.constant(false)),
  isMasked: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  reserved: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 7 })),
  content: fc.oneof(
    { weight: 8, arbitrary: message.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 130 }).map((all) => Buffer.from(all)) },
    { weight: 1, arbitrary: fc.constantFrom(16_384, 16_385, 70_000).map((size) => Buffer.alloc(size, 'a')) },
  ),
  said: fc.option(fc.constantFrom(0, 125, 65_536, 2 ** 40), { freq: 12, nil: undefined }),
})

/** A frame as RFC 6455 has it, but for what is wrong with it. */
function bytesOf({ opcode, isLast, isMasked, reserved, content, said }: Frame): Buffer {
  const size = said ?? content.length
  const mask = isMasked ? 0x80 : 0
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode
  const head = size < 126 ? Buffer.from([first, mask | size]) : Buffer.alloc(10)
  if (size >= 126) {
    head.set([first, mask | 127])
    head.writeBigUInt64BE(BigInt(size), 2)
  }
  // A mask of zeroes leaves the content as it is.
  return Buffer.concat([head, ...(isMasked ? [Buffer.alloc(4)] : []), content])
}

const addresses = [
  '/ws',
  '/ws/',
  '/ws?EIO=4&transport=websocket',
  '/ws?EIO=3&transport=websocket',
  '/ws?EIO=4&transport=x',
  '/ws?EIO=4&transport=websocket&sid=x',
  '/ws?EIO=',
  '/wsx',
  '/_next/webpack-hmr',
]
const origins = ['', 'Origin: null\r\n', 'Origin: https://evil.example\r\n', 'Origin: http://\r\n']
const keys = ['dGhlIHNhbXBsZSBub25jZQ==', '', 'a', '\x01']

/** A handshake at /ws by somebody, and then frames of which most are wrong. */
export const conversations = (cookies: readonly string[]): fc.Arbitrary<Uint8Array[]> =>
  fc
    .record({
      address: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...addresses.slice(0, 3)) },
        fc.constantFrom(...addresses),
      ),
      cookie: fc.constantFrom('', 'next-auth.session-token=x', ...cookies),
      origin: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom(...origins)),
      key: fc.oneof({ weight: 12, arbitrary: fc.constant(keys[0]!) }, fc.constantFrom(...keys)),
      version: fc.oneof({ weight: 12, arbitrary: fc.constant('13') }, fc.constantFrom('8', '99', 'x')),
      frames: fc.array(frame, { maxLength: 5 }),
    })
    .map(({ address, cookie, origin, key, version, frames }) => [
      Buffer.from(
        `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: ${version}\r\nSec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99\r\n${origin}${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
      ),
      ...frames.map(bytesOf),
    ])
