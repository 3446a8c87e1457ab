import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { FilePurpose, type FileInfo } from '../contract/files'
import { Problem } from '../contract/problem'
import type { Viewer } from '../rules/permissions'
import { files } from '../contract/files'
import { guard, type Handler } from './handle'

type Part = { name: string; type: string; content: Readable }
type Store = (viewer: Viewer, purpose: FilePurpose, part: Part) => Promise<FileInfo>

const MAX_FILES = 50

/** The upload route: each part of a multipart body goes to `store` as it arrives, one after the other. */
export const handleUpload = (store: Store): Handler =>
  guard(files.upload, async (viewer, request) => {
    const purposeInQuery = new URL(request.url).searchParams.get('purpose')
    const stored = await parts(request, async (purpose, part) =>
      store(viewer!, purposeOf(purpose ?? purposeInQuery), part),
    )
    if (!stored.length) throw new Problem('validation', 'Send at least one part named file')
    return Response.json(stored, { status: 201, headers: { 'cache-control': 'no-store' } })
  })

function purposeOf(value: string | null): FilePurpose {
  const purpose = FilePurpose.safeParse(value)
  if (purpose.success) return purpose.data
  const message = 'Say what the files are for: purpose is inquiry or workorder'
  throw new Problem('validation', message, [{ path: 'purpose', message }])
}

async function parts<T>(request: Request, take: (purpose: string | null, part: Part) => Promise<T>): Promise<T[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data/i.test(type))
    throw new Problem('unsupported_type', 'Send the files as multipart/form-data')
  if (!request.body) throw new Problem('validation', 'The body is empty')
  const reader = open(type)
  const source = Readable.fromWeb(request.body as ReadableStream)
  const taken: T[] = []
  let purpose: string | null = null
  let queue: Promise<unknown> = Promise.resolve()

  await new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => {
      source.unpipe(reader)
      // What is still coming is read and dropped, so that the client gets the answer instead of a broken line.
      source.resume()
      reject(
        error instanceof Problem || isStorageFault(error)
          ? error
          : new Problem('validation', 'The upload is broken off or malformed'),
      )
    }
    reader.on('field', (name, value) => name === 'purpose' && (purpose = value))
    reader.on('file', (_, content, { filename, mimeType }) => {
      const job = queue.then(
        async () => void taken.push(await take(purpose, { name: filename ?? '', type: mimeType, content })),
      )
      queue = job
      job.catch((error: unknown) => {
        content.resume()
        refuse(error)
      })
    })
    reader.on('filesLimit', () => refuse(new Problem('validation', `At most ${MAX_FILES} files at once`)))
    reader.on('error', refuse)
    source.on('error', refuse)
    reader.on('close', () => void queue.then(() => resolve(), refuse))
    source.pipe(reader)
  })
  return taken
}

function open(type: string) {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { files: MAX_FILES, fields: 10, fieldSize: 10_000 },
    })
  } catch {
    throw new Problem('validation', 'The multipart body is malformed')
  }
}

const isStorageFault = (error: unknown) => error instanceof Error && 'code' in error
