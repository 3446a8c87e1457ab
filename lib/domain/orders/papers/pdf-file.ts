import { Problem } from '../../../contract/core/problem'
import { log } from '../../../infra/observability/log'
import { pdfOf } from '../../../infra/pdf'
import type { Paper } from '../../../infra/pdf/paper'
import type { Viewer } from '../../../rules/core/permissions'
import { bytesFile } from '../../files/files/bytes-file'

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
export const pdfFile = async ({ id }: Viewer, name: string, compose: () => Promise<Paper>) =>
  pdfDownload(name, await pdfBytes(id, compose))

/** The bytes of a PDF as a download. */
export const pdfDownload = (name: string, bytes: Buffer) => bytesFile(`${name}.pdf`, 'application/pdf', bytes)
