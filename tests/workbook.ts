import { strToU8, zipSync } from 'fflate'

/** A number may have a format, as '0.0" µm"'. */
type Formatted = { number: number; format: string }
/** A formula that was never computed, and what a formula came to that can't be computed. */
type Formula = { formula: string }
type Fault = { error: string }
type Cell = string | number | boolean | null | Formatted | Formula | Fault
type Options = {
  sheets?: number
  /** Places of sheets that are hidden. */
  hiddenSheets?: number[]
  /** Rows of the first sheet that are hidden, from 1. */
  hiddenRows?: number[]
  /** Blocks that are merged, as 'F8:F9'. */
  merged?: string[]
  /** Days count from 1904. */
  from1904?: boolean
}

/** The smallest workbook with these cells on its first sheet, as a spreadsheet program saves it. Other sheets are named alone. */
export function workbookOf(
  rows: readonly (readonly Cell[])[],
  { sheets = 1, hiddenSheets = [], hiddenRows = [], merged = [], from1904 = false }: Options = {},
): Uint8Array<ArrayBuffer> {
  const formats = [...new Set(rows.flat().flatMap((cell) => (isFormatted(cell) ? [cell.format] : [])))]
  const sheet = rows
    .map(
      (cells, r) =>
        `<row r="${r + 1}"${hiddenRows.includes(r + 1) ? ' hidden="1"' : ''}>${cells.map((cell, c) => cellOf(cell, `${letters(c)}${r + 1}`, formats)).join('')}</row>`,
    )
    .join('')
  const blocks = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map((block) => `<mergeCell ref="${block}"/>`).join('')}</mergeCells>`
    : ''
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesOf(main, formats),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${from1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${Array.from({ length: sheets }, (_, i) => `<sheet name="Grid${i}" sheetId="${i + 1}"${hiddenSheets.includes(i) ? ' state="hidden"' : ''} r:id="rId1"/>`).join('')}</sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData>${blocks}</worksheet>`,
  }
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
  return packed as Uint8Array<ArrayBuffer>
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const isFormatted = (cell: Cell): cell is Formatted => typeof cell === 'object' && cell !== null && 'format' in cell

function stylesOf(main: string, formats: string[]): string {
  const codes = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code.replace(/"/g, '&quot;')}"/>`)
  const cells = formats.map((_, i) => `<xf numFmtId="${164 + i}" applyNumberFormat="1"/>`)
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`
}

function cellOf(cell: Cell, at: string, formats: string[]): string {
  if (cell === null) return ''
  if (isFormatted(cell)) return `<c r="${at}" s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`
  if (typeof cell === 'object')
    return 'formula' in cell ? `<c r="${at}"><f>${cell.formula}</f></c>` : `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  const text = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
}
