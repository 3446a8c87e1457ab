import type { DrawingFacts } from '../../contract/files/files'
import { openLane } from '../lane'

/** The thumbnail of a drawing as PNG with its measures, or that of a photo as JPEG. */
export type Look = { bytes: Uint8Array; ending: 'png' | 'jpg'; facts: DrawingFacts | null }

/** The time limits (ms): a photo and a sheet of lines are quick, a solid may take its time. */
const LIMITS_MS: Record<string, number> = { photo: 5_000, dxf: 3_000 }
const LIMIT_MS = 30_000

/** The kinds of files that get a thumbnail, by extension. */
const kinds: Record<string, string> = {
  step: 'step',
  stp: 'step',
  stl: 'stl',
  dxf: 'dxf',
  jpg: 'photo',
  jpeg: 'photo',
  png: 'photo',
  webp: 'photo',
}
export const kindOf = (name: string) => kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null

const pictures = openLane<{ kind: string; bytes: Uint8Array }, Look>(
  'thumbnail.worker',
  'lib/infra/thumbnails/thumbnail.dev.mjs',
)

type Asked = {
  /** Whose file it is: the time is charged to it. */
  company: number
  kind: string
  load: () => Promise<Uint8Array>
}

/**
 * Renders a drawing, or makes a photo small. Rejects with the reason when it is broken, empty, or passes a limit: 30 s, a photo
 * 5 s, a DXF drawing 3 s; 300 MB.
 */
export const renderThumbnail = ({ company, kind, load }: Asked): Promise<Look> =>
  pictures({ company, prepare: async () => ({ kind, bytes: await load() }), limitMs: LIMITS_MS[kind] ?? LIMIT_MS })
