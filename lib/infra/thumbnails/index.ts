import type { DrawingFacts } from '../../contract/files'
import { openWorkerProcess } from '../worker-process'

/** The thumbnail of a drawing as PNG with its measures, or that of a photo as JPEG. */
export type Look = { bytes: Uint8Array; ending: 'png' | 'jpg'; facts: DrawingFacts | null }

/** The time limits of a drawing (ms): a sheet of lines is quick, a solid may take its time. */
const LIMIT_MS = 30_000
const SHEET_LIMIT_MS = 3_000

/** The kinds of files that get a thumbnail, by extension. */
const kinds: Record<string, string> = {
  ...{ step: 'step', stp: 'step', stl: 'stl', dxf: 'dxf' },
  ...{ jpg: 'photo', jpeg: 'photo', png: 'photo', webp: 'photo' },
}
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

const inProcess = openWorkerProcess<{ kind: string; bytes: Uint8Array }, Look>(
  'thumbnail.worker',
  'lib/infra/thumbnails/thumbnail.dev.mjs',
)

const limitOf = (kind: string) => (kind === 'dxf' ? SHEET_LIMIT_MS : LIMIT_MS)

/** Renders a drawing, or makes a photo small. Rejects with the reason when it is broken, empty, or passes a limit: 30 s, a DXF drawing 3 s; 300 MB. */
export const renderThumbnail = (kind: string, bytes: Uint8Array, limitMs = limitOf(kind)): Promise<Look> =>
  inProcess({ kind, bytes }, limitMs)
