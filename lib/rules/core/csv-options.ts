/**
 * How CSV is written for Excel: a byte order mark, or it misreads UTF-8; no cell is evaluated as a formula; a line break
 * within a cell stays in the cell.
 */
export const csvOptions = {
  bom: true,
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
  eof: false,
} as const
