import { openLane } from '../lane'
import type { Paper } from './paper'

/** The time limit of a paper (ms). */
const LIMIT_MS = 60_000

const papers = openLane<Paper, Uint8Array>('pdf.worker', 'lib/infra/pdf/pdf.dev.mjs')

/**
 * A paper as PDF, charged to the company that asks for it. `compose` runs once its turn has come: papers with photos are large.
 * Rejects when it passes a limit: 60 s, 300 MB, 600 pages.
 */
export const pdfOf = (company: number, compose: () => Promise<Paper>): Promise<Uint8Array> =>
  papers({ company, prepare: compose, limitMs: LIMIT_MS })
