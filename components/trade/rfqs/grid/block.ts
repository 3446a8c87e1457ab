/** The cells of a block as a spreadsheet copies it: tabs between cells, a cell of several lines in quotation marks. */
export function blockOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text)
    // A quotation mark within a cell is a sign like others.
    if (!found) return text.split(/\r\n|\n|\r/).map((row) => row.split('\t'))
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] !== '\t' && cells.lastIndex < text.length) rows.push([])
    else if (found[3] === '\t' && cells.lastIndex === text.length) rows.at(-1)!.push('')
  }
  return rows
}
