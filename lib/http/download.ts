import { Readable } from 'node:stream'
import type { Endpoint, Input } from '../contract/endpoint'
import { assertMay, type Act, type Viewer } from '../rules/permissions'
import { guard, type Handler } from './handle'
import { parseInput } from './parse'

type Download = {
  name: string
  content: Readable
  /** Known for a file that is kept, not for one that is written while it is sent. */
  size?: number
  etag?: string | null
  /** Bytes, unless told. */
  type?: string
}

/** A download route: the bytes as an attachment that no browser runs or guesses at. */
export const handleDownload = <E extends Endpoint>(
  endpoint: E,
  verb: ((viewer: Viewer | null, input: Input<E>) => Promise<Download>) & { act?: Act },
): Handler =>
  guard(endpoint, async (viewer, request, params) => {
    if (verb.act) assertMay(verb.act, viewer)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const input = parseInput(endpoint, { params, query, body: {} })
    const { name, content, size, etag, type = 'application/octet-stream' } = await verb(viewer, input)
    return new Response(Readable.toWeb(content) as ReadableStream, {
      headers: {
        'content-type': type,
        ...(size !== undefined && { 'content-length': String(size) }),
        'content-disposition': disposition(name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
        ...(etag && { etag: `"${etag}"` }),
      },
    })
  })

/** `attachment` with the name for every browser: plain ASCII for the old, RFC 5987 for all others. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
