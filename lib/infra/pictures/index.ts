import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawingFacts } from '../../contract/files'
import { env } from '../env'

/** A small picture of a drawing as PNG, and what was measured in it. */
export type Look = { png: Uint8Array; facts: DrawingFacts }

/** A drawing that takes longer is not worth its picture (ms). */
const LIMIT_MS = 30_000

/** The kinds of drawings that can be looked at, by the end of the name. */
const kinds: Record<string, string> = { step: 'step', stp: 'step', stl: 'stl', dxf: 'dxf' }
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

type Answer = { look: Look } | { refusal: string }

// Loading the STEP reader costs more than most drawings: a thread that did well takes the next one too.
let idle: Worker | undefined
/** Its memory is as large as the largest drawing that it has read: so long it waits for the next one (ms), then it goes. */
const REST_MS = 30_000
let rest: NodeJS.Timeout | undefined

/** Looks at a drawing. Rejects with the reason when it is broken, holds nothing to show, or takes more than 30 s. */
export function lookAt(kind: string, bytes: Uint8Array): Promise<Look> {
  clearTimeout(rest)
  const worker = idle ?? start()
  idle = undefined
  worker.ref()
  return new Promise((resolve, reject) => {
    const end = (answer: () => void) => {
      clearTimeout(timer)
      worker.off('error', giveUp).off('exit', gone).off('message', answered)
      answer()
    }
    const giveUp = (error: Error) =>
      end(() => {
        void worker.terminate()
        reject(error)
      })
    const timer = setTimeout(() => giveUp(new Error('It took too long.')), LIMIT_MS)
    const gone = () => giveUp(new Error('It ended without an answer.'))
    const answered = (answer: Answer) =>
      end(() => {
        worker.unref()
        if (idle) void worker.terminate()
        else keep(worker)
        if ('look' in answer) resolve(answer.look)
        else reject(new Error(answer.refusal))
      })
    worker.on('error', giveUp).on('exit', gone).on('message', answered)
    worker.postMessage({ kind, bytes })
  })
}

function keep(worker: Worker) {
  idle = worker
  rest = setTimeout(() => {
    idle = undefined
    void worker.terminate()
  }, REST_MS).unref()
}

function start(): Worker {
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } }
  const worker = new Worker(program(), options)
  // One that breaks while it waits is replaced by the next.
  return worker
    .on('error', () => {})
    .on('exit', () => {
      if (idle === worker) idle = undefined
    })
}

/** Built beside the server; while one develops it runs as it stands. */
const program = () =>
  env().NODE_ENV === 'production'
    ? path.join(process.cwd(), 'dist', 'look.worker.mjs')
    : path.join(process.cwd(), 'lib', 'infra', 'pictures', 'look.dev.mjs')
