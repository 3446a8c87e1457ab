/**
 * The row without what is hidden from its reader; the type that the caller promises says which of it may be missing.
 * `...rest` of a wide row takes five times as long, which on a page of 50 is more than all else.
 */
export function without<Row extends object>(row: Row, hidden: readonly (keyof Row)[]): Row {
  const shown = {} as Row
  for (const column in row) if (!hidden.includes(column)) shown[column] = row[column]
  return shown
}
