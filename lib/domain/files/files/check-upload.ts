import { createHash } from 'node:crypto'
import { tooLargeMessage } from '../../../contract/files/file-types'
import { Problem } from '../../../contract/core/problem'
import { pieceCounter } from '../../../clean/picture-parts'
import { TooMany } from '../../../drawing/too-many'
import { isPicture } from '../../../infra/cleaning'
import { assertSignature, HEAD_BYTES, misfit, requiredContent } from './signatures'

/**
 * `pass` hands an upload's bytes on, counts and hashes them. It throws a Problem: over `maxMb` 413, content that does not
 * fit the extension 415, empty 400, a picture of more pieces than one has 400 as soon as they are counted. `found` gives size (bytes) and SHA-256 (hex) after the last byte.
 */
export function checkUpload(name: string, maxMb: number) {
  const hash = createHash('sha256')
  const required = requiredContent(name)
  const pieces = isPicture(name) ? pieceCounter() : null
  let head = Buffer.alloc(0)
  let size = 0
  async function* pass(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxMb * 1024 * 1024) throw new Problem('too_large', tooLargeMessage(name, maxMb))
      hash.update(chunk)
      required.look(chunk)
      assertFew(chunk)
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
  function assertFew(chunk: Buffer) {
    try {
      pieces?.look(chunk)
    } catch (error) {
      throw error instanceof TooMany ? new Problem('validation', error.message) : error
    }
  }
  return { pass, found: () => ({ size, sha256: hash.digest('hex') }) }
}
