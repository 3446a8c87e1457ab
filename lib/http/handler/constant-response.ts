import { createHash } from 'node:crypto'
import { matchesTag } from './download'

/**
 * The handler of a response that stays the same while the process runs: written once, kept by clients for five minutes and
 * then compared by its ETag.
 */
export function constantResponse(contentType: string, write: () => string) {
  let kept: { body: Uint8Array; headers: Record<string, string> } | undefined
  return (request: Request): Response => {
    const { body, headers } = (kept ??= keep(write(), contentType))
    if (matchesTag(request.headers.get('if-none-match'), headers.etag!))
      return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { headers })
  }
}

function keep(text: string, contentType: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return {
    body: Buffer.from(text),
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=300', etag },
  }
}
