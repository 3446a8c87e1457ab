import { Readable } from 'node:stream'
import contentDisposition from 'content-disposition'
import parseRange from 'range-parser'
import type { Endpoint, Input } from '../../contract/core/endpoint'
import { Problem } from '../../contract/core/problem'
import { assertMay, type Act, type Viewer } from '../../rules/core/permissions'
import { isFromAnotherSite } from '../auth/origin'
import { readBody } from './body'
import { guard, type Handler } from './handle'
import { jsonResponse } from './json-response'
import { parseInput } from './parse'

type Range = { start: number; end: number }
/** A stream that is generated while it is sent: no size, no ranges. */
type Written = { content: Readable }
/** A stored file: size (bytes; without one there are no ranges), ETag, and `open`; null when the bytes are gone. */
type Kept = { size?: number; etag: string; open: (range?: Range) => Promise<Readable | null> }
type Download = {
  name: string
  /** application/octet-stream by default. */
  type?: string
  /** A generated picture, shown in the page. */
  inline?: boolean
} & (Written | Kept)

/** A download route with ranges and ETag: an attachment that browsers neither run nor sniff. */
export const handleDownload = <E extends Endpoint>(
  endpoint: E,
  verb: ((viewer: Viewer | null, input: Input<E>) => Promise<Download>) & { act?: Act },
): Handler =>
  guard(endpoint, async (viewer, request, params) => {
    // A foreign page must not make an admin export, nor an account note a download.
    if (isFromAnotherSite(request.headers))
      throw new Problem('forbidden', 'This download was requested by another site')
    if (verb.act) assertMay(verb.act, viewer)
    const { json: body } = endpoint.body ? await readBody(request) : { json: {} }
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const file = await verb(viewer, parseInput(endpoint, { params, query, body }))
    const headers = {
      'content-type': file.type ?? 'application/octet-stream',
      'content-disposition': contentDisposition(file.name, { type: file.inline ? 'inline' : 'attachment' }),
      'x-content-type-options': 'nosniff',
      // Asked for again each time, so that access ends with its grant.
      'cache-control': 'private, no-cache',
    }
    return 'open' in file ? sendKept(request, file, headers) : streamed(request, file.content, { headers })
  })

async function sendKept(request: Request, { size, etag, open }: Kept, always: Record<string, string>) {
  const tag = `"${etag}"`
  const headers = { ...always, ...(size !== undefined && { 'accept-ranges': 'bytes' }), etag: tag }
  if (matchesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })

  const range = size === undefined ? undefined : rangeOf(request, size, tag)
  if (range === 'beyond') {
    const message = 'The requested range is outside the file'
    return jsonResponse(
      { code: 'validation', message },
      { status: 416, headers: { 'content-range': `bytes */${size}` } },
    )
  }
  const content = await open(range)
  if (!content) throw new Problem('not_found', 'File not found')
  const length = range ? range.end - range.start + 1 : size
  return streamed(request, content, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(length !== undefined && { 'content-length': String(length) }),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    },
  })
}

/** A HEAD request gets the headers alone; the opened file is closed. */
function streamed({ method }: Request, content: Readable, init: ResponseInit) {
  if (method === 'HEAD') content.destroy()
  return new Response(method === 'HEAD' ? null : (Readable.toWeb(content) as ReadableStream), init)
}

/** The requested range. Several ranges, an unknown unit or an If-Range of other bytes: the whole file. */
function rangeOf(request: Request, size: number, tag: string): Range | 'beyond' | undefined {
  const asked = request.headers.get('range')
  const of = request.headers.get('if-range')
  if (!asked || (of && of !== tag)) return undefined
  const ranges = parseRange(size, asked)
  if (ranges === -1) return 'beyond'
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}

/** Whether an If-None-Match header contains the tag. */
export const matchesTag = (header: string | null, tag: string) =>
  header === '*' || (header?.split(',') ?? []).some((one) => one.trim().replace(/^W\//, '') === tag)
