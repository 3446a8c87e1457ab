import { filledIn } from '../../contract/address'
import { partsOf, type CallName } from '../../contract/wire'
import type { Answer, QueueItem } from './item'
import { changeItem } from './store'

/** How long an answer may take (ms). A photo goes over a slow line. */
const PATIENCE = 60_000
const PATIENCE_OF_PHOTOS = 300_000

/** Sends the queue's calls. Unlike `call` it never asks for a password: a person may be at a machine. */
export const transport = (base = '') => ({
  async ask(name: CallName, params: object, key?: string, body?: FormData | object): Promise<Answer> {
    const [method, path] = partsOf(name)
    const isForm = body instanceof FormData
    try {
      const response = await fetch(base + filledIn(path, params), {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(isForm ? PATIENCE_OF_PHOTOS : PATIENCE),
        headers: {
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        body: isForm ? body : body && JSON.stringify(body),
      })
      return { status: response.status, body: await response.json().catch(() => undefined) }
    } catch {
      return { status: 0, body: undefined }
    }
  },
})
export type Transport = ReturnType<typeof transport>

/** Sends an item with all its steps; the answer is that of the last, or of the one that failed. */
export async function deliver(item: QueueItem, { ask }: Transport): Promise<Answer> {
  for (const [i, { blob, name, fileId }] of item.blobs.entries()) {
    if (fileId) continue
    const form = new FormData()
    form.append('purpose', 'photo')
    form.append('file', blob, name)
    const answer = await ask('POST /api/files', {}, `${item.key}:${i + 1}`, form)
    const id = answer.status === 201 ? (answer.body as { id: number }[] | undefined)?.[0]?.id : undefined
    if (!id) return answer
    item.blobs[i]!.fileId = id
    // The blob stays until the last step has its answer.
    await changeItem(item.id, { blobs: item.blobs })
  }
  const key = `${item.key}:${item.blobs.length + 1}`
  const at = { id: item.order }
  if (item.kind === 'shipment') {
    const { quantity, gone, ...packed } = item.body
    const lines = [{ workorderId: item.order, quantity }]
    const photos = item.blobs.map(({ fileId, document }) => ({ id: fileId!, workorderId: item.order, document }))
    const leaves = gone && { ...gone, send: true }
    return ask('POST /api/shipments', {}, key, { leg: 'to_hub', lines, ...packed, ...leaves, photos })
  }
  const files = item.blobs.map(({ fileId }) => ({ id: fileId! }))
  if (item.kind === 'photo') {
    const { document } = item.body
    return ask('POST /api/workorders/{id}/files', at, key, { files: files.map((file) => ({ ...file, document })) })
  }
  if (item.kind === 'status')
    return ask('PATCH /api/workorders/{id}/status', at, key, { ...item.body, doneAt: item.doneAt })
  return ask('POST /api/workorders/{id}/problems', at, key, { ...item.body, files })
}
