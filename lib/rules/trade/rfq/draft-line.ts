/** A cell of a parts list, as it was typed or read. */
export type Cell = string | number | null | undefined

/** The cells of a line in the order of a list, with the names that people read. */
export const cellLabels = {
  partNumber: 'Part number',
  drawingRevision: 'Revision',
  projectName: 'Name',
  description: 'Description',
  quantity: 'Quantity',
  material: 'Material',
  process: 'Process',
  targetDate: 'Wanted by',
  specialRequirements: 'Notes',
} as const
export type CellName = keyof typeof cellLabels

/** A line of a draft: its key stays, its row is that of the sheet which it was read from. */
export type DraftLine = {
  key: string
  row?: number | null
  /** Whether the sheet hides its row. */
  hidden?: boolean | null
} & { [cell in CellName]?: Cell }

/** A cell as text. A number keeps its digits. */
export const textOf = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell).trim())

/** How people call a line: by the row of its sheet, otherwise by its place. */
export const rowOf = (line: Pick<DraftLine, 'row'>, index: number) => line.row ?? index + 1
