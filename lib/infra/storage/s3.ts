import { PassThrough, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Store } from './store'

/** Part size of an upload (bytes), S3's minimum: one part is in memory. */
const PART_BYTES = 5 * 1024 * 1024

export type Bucket = Pick<S3ClientConfig, 'endpoint' | 'region' | 'credentials' | 'forcePathStyle'> & { bucket: string }

/** A bucket of any store that speaks S3. */
export function s3Store({ bucket: Bucket, ...config }: Bucket): Store {
  const client = new S3Client({
    ...config,
    // Not all S3-compatible stores support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
  return {
    async put(key, content) {
      // An error of the content ends the upload, which the library aborts. It is rethrown, even when aborting
      // fails.
      const Body = new PassThrough()
      let broken: unknown
      Readable.from(content)
        .on('error', (error) => Body.destroy((broken = error)))
        .pipe(Body)
      const upload = new Upload({ client, params: { Bucket, Key: key, Body }, partSize: PART_BYTES, queueSize: 1 })
      await upload.done().catch((error: unknown) => {
        throw broken ?? error
      })
    },
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, changedAt: LastModified }
    },
  }
}
