/** A cell of a table: a number of a workbook is one already. */
export type Cell = string | number
/** The rows of a table. Cells are texts; numbers of a workbook stay numbers. */
export type Table = Cell[][]
