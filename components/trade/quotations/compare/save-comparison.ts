import { stringify } from 'csv-stringify/browser/esm/sync'
import { saveFile } from '@/lib/client/save-file'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { csvOptions } from '@/lib/rules/core/csv-options'
import { displayId } from '@/lib/terms/nouns'
import type { ComparisonRow } from './comparison-rows'

/** Saves a comparison as CSV, as it is in sight: a column for each offer. */
export function saveComparison(inquiryId: number, rows: readonly ComparisonRow[], offers: readonly Quotation[]) {
  const cells = rows.flatMap(({ label, unit, value }) =>
    value ? [[unit ? `${label} (${unit})` : label, ...offers.map(value)]] : [],
  )
  const file = new Blob([stringify(cells, csvOptions)], { type: 'text/csv' })
  saveFile(file, `quotations-on-${displayId('inquiry', inquiryId)}.csv`)
}
