import type { RfqDraft } from '@/lib/contract/trade/rfqs'
import { cellLabels, type CellName } from '@/lib/rules/trade/rfq/draft-line'
import { cellNames } from '../draft/lines'

/** What is said of the cells of a line. */
export type Said = {
  faults: Partial<Record<CellName, string>>
  warnings: Partial<Record<CellName, string>>
  drawn: boolean
}

const NO_DRAWING = 'No drawing'
const cellOf = new Map(cellNames.map((name) => [cellLabels[name] as string, name]))

/** The cell that the server names. */
export const cellNamed = (column: string): CellName => cellOf.get(column) ?? 'partNumber'

/** What the server says of each line, by its key. */
export function saidOf({ lines, issues, warnings }: RfqDraft): ReadonlyMap<string, Said> {
  const all = new Map(lines.map(({ key }): [string, Said] => [key, { faults: {}, warnings: {}, drawn: true }]))
  for (const { key, column, message } of issues) {
    const { faults } = all.get(key) ?? { faults: {} as Said['faults'] }
    faults[cellNamed(column)] ??= message
  }
  for (const { key, column, message } of warnings) {
    const said = all.get(key)
    if (!said) continue
    if (message === NO_DRAWING) said.drawn = false
    else said.warnings[cellNamed(column)] = [said.warnings[cellNamed(column)], message].filter(Boolean).join('. ')
  }
  return all
}
