import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { FilePurpose, files, type FileInfo } from '../../contract/files/files'
import { Problem } from '../../contract/core/problem'
import type { Viewer } from '../../rules/core/permissions'
import { guard, idempotencyKeyOf, printOf, type Handler } from './handle'
import { jsonResponse } from './json-response'
import { spendMore } from './spend'

type Part = { name: string; content: Readable }
type Store = (purpose: FilePurpose, part: Part) => Promise<void>
/** An Idempotency-Key, and the print of this request with the files in it. */
type Once = { key: string; printOf: (contents: string) => string }
type Upload = (viewer: Viewer | null, receive: (store: Store) => Promise<void>, once?: Once) => Promise<FileInfo[]>

const MAX_FILES = 50

/** The upload route: each part of a multipart body goes to the store of `upload` as it arrives, one after the other. */
export const handleUpload = (upload: Upload): Handler =>
  guard(files.upload, async (viewer, request) => {
    const purposeInQuery = new URL(request.url).searchParams.get('purpose')
    let parts = 0
    const receive = (store: Store) =>
      forEachPart(request, async (purpose, part) => {
        if (++parts > 1 && viewer) await spendMore({ uploads: 1 }, viewer)
        await store(purposeOf(purpose ?? purposeInQuery), part)
      })
    const key = idempotencyKeyOf(files.upload, request)
    const once = key ? { key, printOf: (contents: string) => printOf(request, contents) } : undefined
    const uploaded = await upload(viewer, receive, once)
    return jsonResponse(uploaded, { status: 201 })
  })

function purposeOf(value: string | null): FilePurpose {
  const purpose = FilePurpose.safeParse(value)
  if (purpose.success) return purpose.data
  const message = 'Set purpose to inquiry, workorder, photo, money or company'
  throw new Problem('validation', message, [{ path: 'purpose', message }])
}

async function forEachPart(request: Request, take: (purpose: string | null, part: Part) => Promise<void>) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data/i.test(type))
    throw new Problem('unsupported_type', 'Send the files as multipart/form-data')
  if (!request.body) throw new Problem('validation', 'The body is empty')
  const reader = open(type)
  const source = Readable.fromWeb(request.body as ReadableStream)
  let purpose: string | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let inHand: Readable | undefined

  await new Promise<void>((resolve, reject) => {
    let refused = false
    const refuse = (error: unknown) => {
      if (refused) return
      refused = true
      const refusal =
        error instanceof Problem ? error : new Problem('validation', 'The upload was interrupted, or is malformed')
      // Rejects after the current part has ended, so that its bytes can be deleted.
      queue.then(
        () => reject(refusal),
        () => reject(refusal),
      )
      source.unpipe(reader)
      reader.destroy()
      // Busboy does not end its files when it is destroyed.
      inHand?.destroy(refusal)
      // Drain the rest, so that the client reads the answer instead of a connection error.
      source.resume()
    }
    reader.on('field', (name, value) => name === 'purpose' && (purpose = value))
    reader.on('file', (_, content, filename: string | undefined) => {
      // Browsers write a quotation mark in a name as %22.
      const name = (filename ?? '').replaceAll('%22', '"')
      // The reader of the part reports the error; this listener only prevents a crash.
      content.on('error', () => {})
      // Parts that arrived in the same chunk as the refused one are drained.
      if (refused) return void content.resume()
      inHand = content
      const job = queue.then(() => take(purpose, { name, content }))
      queue = job
      job.catch((error: unknown) => {
        content.resume()
        refuse(error)
      })
    })
    reader.on('filesLimit', () => refuse(new Problem('validation', `At most ${MAX_FILES} files at once`)))
    reader.on('error', refuse)
    source.on('error', () => refuse('broken off'))
    reader.on('finish', () => void queue.then(() => resolve(), refuse))
    source.pipe(reader)
  })
}

function open(type: string) {
  try {
    const headers = { 'content-type': type }
    return new Busboy({ headers, limits: { files: MAX_FILES, fields: 10, fieldSize: 10_000 } })
  } catch {
    throw new Problem('validation', 'The multipart body is malformed')
  }
}
