import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Problem } from '../../../contract/core/problem'
import { log } from '../../../infra/observability/log'
import { pdfOf } from '../../../infra/pdf'
import type { Paper } from '../../../infra/pdf/paper'
import type { Range } from '../../../infra/storage'
import type { Viewer } from '../../../rules/core/permissions'

/** The bytes of a paper, drawn at the cost of the company that asks. One that can't be drawn now: 503. */
export async function pdfBytes(company: number, compose: () => Promise<Paper>): Promise<Buffer> {
  try {
    return Buffer.from(await pdfOf(company, compose))
  } catch (err) {
    if (err instanceof Problem) throw err
    log().error({ err }, 'could not draw a PDF')
    throw new Problem('unavailable', 'We can’t make this PDF right now. Please try again in a minute.')
  }
}

/** A paper as a download. */
export async function pdfFile({ id }: Viewer, name: string, compose: () => Promise<Paper>) {
  const bytes = await pdfBytes(id, compose)
  return {
    name: `${name}.pdf`,
    type: 'application/pdf',
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('hex'),
    open: async (range?: Range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  }
}
