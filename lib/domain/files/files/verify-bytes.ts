import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/**
 * Passes the bytes of a stored file on, one chunk late, and fails instead of the last one when their SHA-256 (hex) is not
 * that of the upload. So no client takes a damaged file for a whole one.
 */
export function verifyBytes(sha256: string): Transform {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, held)
      held = chunk
    },
    flush(done) {
      if (hash.digest('hex') === sha256) return done(null, held)
      done(new Error("The stored bytes don't match their checksum"))
    },
  })
}
