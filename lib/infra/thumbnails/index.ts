import type { DrawingFacts } from '../../contract/files'
import { openThread } from '../thread'

/** The thumbnail of a drawing as PNG, and its measures. */
export type Look = { png: Uint8Array; facts: DrawingFacts }

/** The time limits of a drawing (ms): a sheet of lines is quick, a solid may take its time. */
const LIMIT_MS = 30_000
const SHEET_LIMIT_MS = 3_000

/** The kinds of drawings that can be rendered, by extension. */
const kinds: Record<string, string> = { step: 'step', stp: 'step', stl: 'stl', dxf: 'dxf' }
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

const thread = openThread<{ kind: string; bytes: Uint8Array }, Look>(
  'thumbnail.worker',
  'lib/infra/thumbnails/thumbnail.dev.mjs',
)

/** Renders a drawing. Rejects with the reason when it is broken, empty, or passes a limit: 30 s, a DXF drawing 3 s; 300 MB. */
export const renderThumbnail = (kind: string, bytes: Uint8Array): Promise<Look> =>
  thread({ kind, bytes }, kind === 'dxf' ? SHEET_LIMIT_MS : LIMIT_MS)
