import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

const MAX = 10 * 1_048_576
const HEAD_MAX = 16_384

/** A file as it lies on the disk: whole and synced. */
type Kept = { name: string; type: string; size: number; key: string }

/** Writes the one PDF of a multipart body to the disk as it arrives; null for anything else, of which nothing is left. */
export async function receiveFile(request: IncomingMessage, folder: string): Promise<Kept | null> {
  const [, boundary] = /boundary=([\w-]+)/.exec(request.headers['content-type'] ?? '') ?? []
  if (!boundary) return null
  const end = Buffer.from(`\r\n--${boundary}`)
  const key = randomUUID()
  const target = path.join(folder, key)
  await mkdir(folder, { recursive: true })
  const file = await open(`${target}.part`, 'wx')
  let [name, type, size, over] = ['', '', 0, false]
  // What isn't written yet: the heads of the parts, then as much as may be the beginning of the boundary.
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const bytes of request as AsyncIterable<Buffer>) {
      if (over) continue
      rest = rest.length ? Buffer.concat([rest, bytes]) : bytes
      if (!name) {
        const head = headOf(rest)
        if (!head && rest.length > HEAD_MAX) break
        if (!head) continue
        ;({ name, type } = head)
        rest = rest.subarray(head.length)
        if (!/\.pdf$/i.test(name) || !rest.subarray(0, 5).equals(Buffer.from('%PDF-'))) break
      }
      const at = rest.indexOf(end)
      over = at >= 0
      const ready = rest.subarray(0, over ? at : Math.max(0, rest.length - end.length))
      rest = rest.subarray(ready.length)
      size += ready.length
      if (size > MAX) break
      await file.writeFile(ready)
    }
    if (over && size <= MAX) await file.sync()
  } finally {
    await file.close()
  }
  if (!over || size > MAX) {
    await rm(`${target}.part`)
    return null
  }
  await rename(`${target}.part`, target)
  return { name, type, size, key }
}

/** The head of the part that has a file, once it is whole, and where its bytes begin. */
function headOf(bytes: Buffer) {
  const text = bytes.toString('latin1', 0, HEAD_MAX)
  const [whole, name, type] = /filename="([^"]+)"\r\ncontent-type: ([^\r]+)\r\n\r\n/i.exec(text) ?? []
  return whole ? { name: name!, type: type!, length: text.indexOf(whole) + whole.length } : null
}
