import type { Parsed, Question, Reply } from './parse.worker'
import type { Job } from './useReading'

/** Reads a file in a thread of its own, so that the page stays alive and the thread can be ended. */
export function parse<K extends Parsed['kind']>(
  kind: K,
  href: string,
  ending: string,
): Job<Extract<Parsed, { kind: K }>> {
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url))
  const result = new Promise<Extract<Parsed, { kind: K }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) =>
      'why' in data ? reject(new Error(data.why)) : resolve(data as Extract<Parsed, { kind: K }>)
    worker.onerror = () => reject(new Error('The reader for this format could not be loaded.'))
    const absolute = (path: string) => new URL(path, window.location.href).href
    const question: Question = { href: absolute(href), ending, occt: absolute('/vendor/occt/') }
    worker.postMessage(question)
  })
  return { result, stop: () => worker.terminate() }
}
