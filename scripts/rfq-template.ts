// npm run rfq-template   writes the empty parts list that customers download, public/rfq-template.xlsx
import { writeFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { RFQ_LINES_MAX } from '../lib/terms/rfq-limits'
import { cellLabels, type CellName } from '../lib/rules/trade/rfq/draft-line'

/** The first row of the list: how each cell is written. */
const example: Partial<Record<CellName, string | number>> = {
  partNumber: 'FL-100',
  drawingRevision: 'B',
  projectName: 'Pump flange',
  description: 'Example: write your own line over this one',
  quantity: 500,
  material: 'EN8',
  targetDate: '23/12/2030',
  specialRequirements: 'Deburred and oiled',
}
/** Spreadsheet programs leave these cells as they are typed: zeros stay, and nothing becomes a day. */
const texts: readonly CellName[] = ['partNumber', 'drawingRevision']

const names = Object.keys(cellLabels) as CellName[]
const workbook = await writeXlsx({
  sheets: [
    {
      name: 'Parts',
      columns: names.map((name) => ({
        header: cellLabels[name],
        key: name,
        width: name === 'description' ? 44 : 18,
        ...(texts.includes(name) && { numFmt: '@' }),
      })),
      data: [example, ...Array<Record<string, null>>(RFQ_LINES_MAX - 1).fill({})],
      freezePane: { rows: 1 },
    },
  ],
})
await writeFile('public/rfq-template.xlsx', workbook)
