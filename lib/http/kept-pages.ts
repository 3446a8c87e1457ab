import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { currentRequest, type Read } from '../infra/request'
import { sendWhole } from './answer-call'

/** A page, and what it was made from: it holds as long as everything that it asked is answered as it was. */
type Kept = {
  html: Buffer
  headers: OutgoingHttpHeaders
  nonce: string
  noncesAt: number[]
  made: { again: Read['again']; answer: string }[]
}

/** Those that were asked for last, 6 MB of them; for 30 s (ms) they say rightly how long ago things were. */
const pages = new LRUCache<string, Kept>({
  maxSize: 6_000_000,
  maxEntrySize: 400_000,
  sizeCalculation: ({ html }) => html.length,
  ttl: 30_000,
})

/**
 * Answers a page by what it was when nothing that it shows has changed since: its session and all that it asks of the
 * domain are asked again, each by the same verb; only drawing it, which costs ten times as much, is spared. The address, the
 * cookies and the answers make the page: nothing else goes into it.
 */
export async function answerPage(request: IncomingMessage, response: ServerResponse, draw: () => Promise<void>) {
  const key = keyOf(request)
  const scope = currentRequest()
  if (!key || !scope) return draw()
  const nonce = String(request.headers['x-nonce'])
  const kept = pages.get(key)
  if (kept && (await stillHolds(kept))) return send(kept, nonce, request, response)
  pages.delete(key)
  scope.reads = []
  const before = new Set(response.getHeaderNames())
  // We pack it ourselves, once it is whole.
  const packing = request.headers['accept-encoding']
  delete request.headers['accept-encoding']
  const html = await drawn(response, draw)
  if (packing) request.headers['accept-encoding'] = packing
  if (html === null) return
  const answered = scope.reads
  scope.reads = undefined
  const page = response.statusCode === 200 && (await keepable(html, nonce, answered))
  if (page) {
    page.headers = headersSince(before, response)
    if (!page.headers['set-cookie']) pages.set(key, page)
  }
  await sendWhole(html, request, response)
}

/** The pages behind the sign-in: they know only what verbs tell them. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || !/^\/(customer|supplier|admin)\//.test(url!)) return null
  if (headers.rsc || headers['next-action'] || !headers.cookie || !headers['x-nonce']) return null
  return [url, headers.cookie, headers['user-agent']].join('\n')
}

const stillHolds = async ({ made }: Kept) =>
  (
    await Promise.all(made.map(async ({ again, answer }) => digest(await again()) === answer)).catch(() => [false])
  ).every(Boolean)

async function keepable(html: Buffer, nonce: string, reads: Read[]): Promise<Kept | null> {
  const made = await Promise.all(
    reads.map(async ({ again, answer }) => ({ again, answer: digest(await answer) })),
  ).catch(() => null)
  if (!made?.length) return null
  return { html, headers: {}, nonce, noncesAt: placesOf(nonce, html), made }
}

const digest = (answer: unknown) =>
  createHash('sha1')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64')

function placesOf(word: string, html: Buffer): number[] {
  const places = []
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, at + word.length)) places.push(at)
  return places
}

function headersSince(before: Set<string>, response: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !before.has(name)))
}

/** The page as it was, under this answer's nonce. */
async function send(kept: Kept, nonce: string, request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(kept.headers))
    response.setHeader(name, typeof value === 'string' ? value.replaceAll(kept.nonce, nonce) : value!)
  const html = Buffer.from(kept.html)
  for (const at of kept.noncesAt) html.write(nonce, at, 'latin1')
  await sendWhole(html, request, response)
}

/** Has it drawn and holds it back until it is whole; null when the connection went meanwhile. */
async function drawn(response: ServerResponse, draw: () => Promise<void>): Promise<Buffer | null> {
  const parts: Buffer[] = []
  const { write, end, writeHead, flushHeaders } = response
  const note = (part: unknown, encoding: unknown) => {
    if (typeof part === 'string')
      parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  const called = (...given: unknown[]) => {
    const back = given.find((one) => typeof one === 'function') as (() => void) | undefined
    if (back) process.nextTick(back)
  }
  const ended = new Promise<boolean>((resolve) => {
    response.once('close', () => resolve(false))
    response.write = ((part: unknown, ...rest: unknown[]) => {
      note(part, rest[0])
      called(...rest)
      return true
    }) as ServerResponse['write']
    response.end = ((...given: unknown[]) => {
      note(given[0], given[1])
      called(...given)
      resolve(true)
      return response
    }) as ServerResponse['end']
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      response.statusCode = status
      const given = rest.find((one) => typeof one === 'object' && one !== null) as OutgoingHttpHeaders | undefined
      for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) response.setHeader(name, value)
      return response
    }) as ServerResponse['writeHead']
    response.flushHeaders = () => {}
  })
  // Who draws may wait for what it wrote to be out, which it is not before it is whole.
  const whole = await Promise.race([ended, draw().then(() => ended)])
  Object.assign(response, { write, end, writeHead, flushHeaders })
  return whole ? Buffer.concat(parts) : null
}
