import path from 'node:path'
import { Tinypool } from 'tinypool'
import type { DrawingFacts } from '../../contract/files'
import { env } from '../env'

/** The thumbnail of a drawing as PNG, and its measures. */
export type Look = { png: Uint8Array; facts: DrawingFacts }

/** The time limit of a drawing (ms). */
const LIMIT_MS = 30_000

/** The kinds of drawings that can be rendered, by extension. */
const kinds: Record<string, string> = { step: 'step', stp: 'step', stl: 'stl', dxf: 'dxf' }
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

let thread: Tinypool | undefined

/** Renders a drawing. Rejects with the reason when it is broken, empty, or takes more than 30 s. */
export function renderThumbnail(kind: string, bytes: Uint8Array): Promise<Look> {
  thread ??= new Tinypool({
    filename: program(),
    minThreads: 0,
    maxThreads: 1,
    // Loading the STEP reader costs more than most drawings, so the thread is kept for a while (ms); not for long, since its
    // memory never shrinks.
    idleTimeout: 30_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const signal = AbortSignal.timeout(LIMIT_MS)
  return thread.run({ kind, bytes }, { signal }).catch((error: unknown) => {
    throw signal.aborted ? new Error('It took too long.') : error
  })
}

/** Bundled beside the server; TypeScript in development. */
const program = () =>
  env().NODE_ENV === 'production'
    ? path.join(process.cwd(), 'dist', 'thumbnail.worker.mjs')
    : path.join(process.cwd(), 'lib', 'infra', 'thumbnails', 'thumbnail.dev.mjs')
