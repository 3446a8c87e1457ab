import path from 'node:path'
import { Tinypool } from 'tinypool'
import type { DrawingFacts } from '../../contract/files'
import { env } from '../env'

/** A small picture of a drawing as PNG, and what was measured in it. */
export type Look = { png: Uint8Array; facts: DrawingFacts }

/** A drawing that takes longer is not worth its picture (ms). */
const LIMIT_MS = 30_000

/** The kinds of drawings that can be looked at, by the end of the name. */
const kinds: Record<string, string> = { step: 'step', stp: 'step', stl: 'stl', dxf: 'dxf' }
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

let thread: Tinypool | undefined

/** Looks at a drawing. Rejects with the reason when it is broken, holds nothing to show, or takes more than 30 s. */
export function renderThumbnail(kind: string, bytes: Uint8Array): Promise<Look> {
  thread ??= new Tinypool({
    filename: program(),
    minThreads: 0,
    maxThreads: 1,
    // Loading the STEP reader costs more than most drawings, so a thread waits for the next one (ms); its memory is as large as
    // the largest drawing that it has read, so not for long.
    idleTimeout: 30_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const signal = AbortSignal.timeout(LIMIT_MS)
  return thread.run({ kind, bytes }, { signal }).catch((error: unknown) => {
    throw signal.aborted ? new Error('It took too long.') : error
  })
}

/** Built beside the server; while one develops it runs as it stands. */
const program = () =>
  env().NODE_ENV === 'production'
    ? path.join(process.cwd(), 'dist', 'thumbnail.worker.mjs')
    : path.join(process.cwd(), 'lib', 'infra', 'thumbnails', 'thumbnail.dev.mjs')
