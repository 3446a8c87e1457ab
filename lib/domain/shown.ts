/**
 * The row, with what is hidden from its reader undefined, so that no JSON has it; the type that the caller promises says
 * which of it may be missing. A copy of the rest, key by key or as `...rest`, takes as long as all else on a page of 50.
 */
export function without<Row extends object>(row: Row, hidden: readonly (keyof Row)[]): Row {
  const shown = { ...row }
  for (const column of hidden) shown[column] = undefined as never
  return shown
}
