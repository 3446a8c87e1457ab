import { readFileSync } from 'node:fs'
import { readList } from '@/components/trade/rfqs/import/read-list'
import { cellLabels } from '@/lib/rules/trade/rfq/draft-line'
import { judgeCells } from '@/lib/rules/trade/rfq/judge-cells'
import { columnsOfList, linesOfList } from '@/lib/rules/trade/rfq/parts-list'

test('the empty parts list has every head, and its example row is a line without a fault', async () => {
  const bytes = readFileSync('public/rfq-template.xlsx')
  const { sheets, decimalComma } = await readList(new File([bytes], 'rfq-template.xlsx'))
  const [{ rows }] = sheets as [(typeof sheets)[number]]
  const { head, columns } = columnsOfList(rows)!
  expect(columns.map((column) => column.head)).toEqual(Object.values(cellLabels))
  expect(columns.map(({ field }) => field)).toEqual(Object.keys(cellLabels))
  const { lines, faults } = linesOfList(rows, head, columns)
  expect(faults).toEqual([])
  expect(lines).toMatchObject([{ row: 2, partNumber: 'FL-100', drawingRevision: 'B', quantity: 500 }])
  const { issues } = judgeCells(lines, { decimalComma, processes: [], now: Date.parse('2026-12-01') })
  expect(issues).toEqual([])
})
