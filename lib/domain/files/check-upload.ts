import { createHash } from 'node:crypto'
import { tooLargeMessage } from '../../contract/file-types'
import { Problem } from '../../contract/core/problem'
import { assertSignature, HEAD_BYTES, misfit, requiredContent } from './signatures'

/**
 * `pass` hands an upload's bytes on, counts and hashes them. It throws a Problem: over `maxMb` 413, content that does not
 * fit the extension 415, empty 400. `found` gives size (bytes) and SHA-256 (hex) after the last byte.
 */
export function checkUpload(name: string, maxMb: number) {
  const hash = createHash('sha256')
  const required = requiredContent(name)
  let head = Buffer.alloc(0)
  let size = 0
  async function* pass(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxMb * 1024 * 1024) throw new Problem('too_large', tooLargeMessage(name, maxMb))
      hash.update(chunk)
      required.look(chunk)
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
        if (head.length === HEAD_BYTES) assertSignature(name, head)
      }
      yield chunk
    }
    if (!size) throw new Problem('validation', `File "${name}" is empty`)
    if (head.length < HEAD_BYTES) assertSignature(name, head)
    if (required.isMissing()) throw misfit(name)
  }
  return { pass, found: () => ({ size, sha256: hash.digest('hex') }) }
}
