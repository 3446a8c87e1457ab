import type { FileWordKey } from '@/lib/terms/words/file-words'

/** What can be shown of a file. */
export type Shown = 'part' | 'drawing' | 'pages' | 'photo' | 'nothing'

type Kind = [shown: Shown, words: string, key: FileWordKey]

const kinds: Record<string, Kind> = {
  step: ['part', 'STEP model', 'file.kind.step'],
  stp: ['part', 'STEP model', 'file.kind.step'],
  stl: ['part', 'STL mesh', 'file.kind.stl'],
  dxf: ['drawing', 'DXF drawing', 'file.kind.dxf'],
  pdf: ['pages', 'PDF document', 'file.kind.pdf'],
  jpg: ['photo', 'Photo', 'file.kind.photo'],
  jpeg: ['photo', 'Photo', 'file.kind.photo'],
  png: ['photo', 'Photo', 'file.kind.photo'],
  webp: ['photo', 'Photo', 'file.kind.photo'],
  dwg: ['nothing', 'AutoCAD drawing (DWG)', 'file.kind.dwg'],
  doc: ['nothing', 'Word document', 'file.kind.word'],
  docx: ['nothing', 'Word document', 'file.kind.word'],
  xls: ['nothing', 'Excel workbook', 'file.kind.excel'],
  xlsx: ['nothing', 'Excel workbook', 'file.kind.excel'],
}

/** The end of a file's name, how it is shown, and what it is in words; `key` says it in other languages. */
export function kindOf(name: string): { ending: string; shown: Shown; words: string; key: FileWordKey } {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const [shown, words, key] = kinds[ending] ?? (['nothing', 'File', 'file.kind.other'] satisfies Kind)
  return { ending, shown, words, key }
}
