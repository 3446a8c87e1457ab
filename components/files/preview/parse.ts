import type { LengthUnit } from '@/lib/contract/files/files'
import type { Parsed, Question, Reply } from './parse.worker'
import type { Job } from './useFileParser'

/** How long a drawing of lines may take once it is loaded (ms). */
const SHEET_MS = 3_000

/** An idle worker with its readers loaded. */
let idle: Worker | undefined

/** Reads a file in a worker, which keeps the page responsive and can be terminated. */
export function parse<K extends Parsed['kind']>(
  kind: K,
  href: string,
  ending: string,
  unit?: LengthUnit,
): Job<Extract<Parsed, { kind: K }>> {
  const worker = idle ?? new Worker(new URL('./parse.worker.ts', import.meta.url))
  idle = undefined
  let hasRead = false
  let limit: ReturnType<typeof setTimeout> | undefined
  const result = new Promise<Extract<Parsed, { kind: K }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data === 'loaded') {
        limit = setTimeout(() => reject(new Error('Reading it took longer than 3 seconds and was stopped.')), SHEET_MS)
        return
      }
      clearTimeout(limit)
      if ('why' in data) return reject(new Error(data.why))
      hasRead = true
      resolve(data as Extract<Parsed, { kind: K }>)
    }
    worker.onerror = () => reject(new Error('We couldn’t load the reader for this format.'))
    const absolute = (path: string) => new URL(path, window.location.href).href
    const question: Question = { href: absolute(href), ending, unit, occt: absolute('/vendor/occt/') }
    worker.postMessage(question)
  })
  const stop = () => {
    clearTimeout(limit)
    if (hasRead && !idle) idle = worker
    else if (worker !== idle) worker.terminate()
  }
  return { result, stop }
}
