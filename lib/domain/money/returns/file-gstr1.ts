import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Input } from '../../../contract/core/endpoint'
import type { returns } from '../../../contract/money/returns'
import { HEADERS, rowsOf } from '../../../rules/money/gstr1'
import { query } from '../../core/verb'
import { documentsOf, usedNumbersOf } from './month-of'

/** A file of GSTR-1 for the offline tool: no byte order mark, and no apostrophe before what looks like a formula. */
export const fileGstr1 = query('return.gstr1', async ({ rows }, { month, section }: Input<typeof returns.gstr1>) => {
  const [documents, used] = await Promise.all([documentsOf(rows, month), usedNumbersOf(rows, month)])
  const cells = [HEADERS[section], ...rowsOf(section, documents, used)]
  return {
    name: `gstr1-${section}-${month}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from([Buffer.from(stringify(cells as string[][], { record_delimiter: 'windows' }))]),
  }
})
