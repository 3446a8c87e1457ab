import { openWorkerProcess } from '../worker-process'
import { turns } from '../turns'
import type { Paper } from './paper'

/** The time limit of a paper (ms). */
const LIMIT_MS = 60_000

const inProcess = openWorkerProcess<Paper, Uint8Array>('pdf.worker', 'lib/infra/pdf/pdf.dev.mjs')

/** Papers with photos are large: so few wait in memory. */
const inTurn = turns({ atOnce: 2, waiting: 100 })

/** A paper as PDF. `compose` runs once its turn has come. Rejects when it passes a limit: 60 s, 300 MB, 600 pages. */
export const pdfOf = (compose: () => Promise<Paper>): Promise<Uint8Array> =>
  inTurn('pdf', async () => inProcess(await compose(), LIMIT_MS))
