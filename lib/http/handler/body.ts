import { Problem } from '../../contract/core/problem'

const MAX_BYTES = 1024 * 1024

/** The JSON of a request, {} when it has no body. Other content 415, over 1 MB 413, not JSON 400. */
export async function readBody(request: Request): Promise<{ json: unknown; text: string }> {
  const text = await readText(request)
  if (!text.trim()) return { json: {}, text: '' }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('unsupported_type', 'Send the body as application/json')
  try {
    return { json: JSON.parse(text), text }
  } catch {
    throw new Problem('validation', 'The body is not valid JSON')
  }
}

/** A body's text. Over 1 MB: 413. */
export async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  if (Number(request.headers.get('content-length')) > MAX_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => new Problem('too_large', 'The body is larger than 1 MB')
