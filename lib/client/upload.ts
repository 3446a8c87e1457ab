import type { FileInfo, FilePurpose } from '../contract/files/files'
import { Problem } from '../contract/core/problem'
import type { ProblemBody } from '../contract/core/problem-body'
import { partsOf } from '../contract/wire'
import { NetworkError } from './error-message'
import { newKey } from './idempotency-key'

type Options = {
  /** The sent part, 0 to 1. */
  onProgress?: (part: number) => void
  /** Ends the upload; the promise is then refused with an AbortError. */
  signal?: AbortSignal
}

/** Stores one file and answers what is known of it. Throws the Problem that the server answered, or one for a line that is down. */
export function uploadFile(purpose: FilePurpose, file: File, { onProgress, signal }: Options = {}): Promise<FileInfo> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted())
    // fetch has no upload progress.
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.onabort = () => reject(aborted())
    request.onerror = () => reject(new NetworkError())
    request.onload = () => {
      try {
        resolve(storedIn(request))
      } catch (error) {
        reject(error)
      }
    }
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total)
    request.open(...partsOf('POST /api/files'))
    request.setRequestHeader('idempotency-key', keyOf(file))
    request.send(bodyOf(purpose, file))
  })
}

/** With the same key a retry after a lost answer stores nothing twice. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? newKey()
  keys.set(file, key)
  return key
}
const keys = new WeakMap<File, string>()

const aborted = () => new DOMException('The upload was cancelled', 'AbortError')

/** The purpose comes first: the server reads it before the bytes. */
function bodyOf(purpose: FilePurpose, file: File): FormData {
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', file, file.name)
  return body
}

function storedIn({ status, statusText, responseText }: XMLHttpRequest): FileInfo {
  const answer = parse(responseText) as Partial<ProblemBody> | FileInfo[] | null
  if (status === 201 && Array.isArray(answer) && answer[0]) return answer[0]
  if (answer && !Array.isArray(answer) && answer.message && answer.code)
    throw new Problem(answer.code, answer.message, answer.issues, { requestId: answer.requestId })
  throw new Problem('internal', `${status}: ${responseText.slice(0, 200) || statusText}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
