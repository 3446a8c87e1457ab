/** What can be shown of a file. */
export type Shown = 'part' | 'drawing' | 'pages' | 'photo' | 'nothing'

const kinds: Record<string, [shown: Shown, words: string]> = {
  step: ['part', 'STEP model'],
  stp: ['part', 'STEP model'],
  stl: ['part', 'STL mesh'],
  dxf: ['drawing', 'DXF drawing'],
  pdf: ['pages', 'PDF document'],
  jpg: ['photo', 'Photo'],
  jpeg: ['photo', 'Photo'],
  png: ['photo', 'Photo'],
  webp: ['photo', 'Photo'],
  dwg: ['nothing', 'AutoCAD drawing (DWG)'],
  doc: ['nothing', 'Word document'],
  docx: ['nothing', 'Word document'],
  xls: ['nothing', 'Excel workbook'],
  xlsx: ['nothing', 'Excel workbook'],
}

/** The end of a file's name, how it is shown, and what it is in words. */
export function kindOf(name: string): { ending: string; shown: Shown; words: string } {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const [shown, words] = kinds[ending] ?? ['nothing', 'File']
  return { ending, shown, words }
}
