import { isBinaryDxf, textOfBinaryDxf } from '../drawing/dxf-binary'
import { pairsOf, type Pair } from '../drawing/dxf-pairs'

/** Text variables of the header that stay: names of styles, layers and coordinate systems. */
const VARIABLES = /^\$(ACADVER|DWGCODEPAGE|TEXTSTYLE|CLAYER|CELTYPE|HANDSEED|CMLSTYLE|P?UCS\w*|DIM\w*)$/

/** By object, the codes of texts that describe it or name other files, folders or printers. Of a font only its folder goes. */
const PATHS: Record<string, number[]> = {
  BLOCK: [1, 4],
  STYLE: [3, 4],
  IMAGEDEF: [1],
  PLOTSETTINGS: [1, 2, 7],
  LAYOUT: [2, 7],
  PDFDEFINITION: [1],
  DWFDEFINITION: [1],
  DGNDEFINITION: [1],
}

/** Embedded files, which nobody can look into. */
const EMBEDDED = ['OLEFRAME', 'OLE2FRAME', 'VBA_PROJECT']

const isText = (code: number) => (code >= 1 && code <= 9 && code !== 5) || (code >= 300 && code <= 309)

/**
 * Takes comments, the user's variables of the header, drawing properties, preview pictures and paths out of a DXF file.
 * What is drawn stays; the copy of a binary file is text, its letters byte by byte as they were. Null for broken files, and those with
 * embedded files. Throws `TooMany`.
 */
export function cleanDxf(given: Uint8Array): Uint8Array | null {
  const bytes = isBinaryDxf(given) ? asText(given) : given
  const pairs = bytes && pairsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
  if (!pairs || pairs.some(({ code, value }) => code === 0 && EMBEDDED.includes(value.trim()))) return null
  const out: string[] = []
  for (const group of groupsOf(pairs)) for (const { line, value } of cleaned(group)) out.push(`${line}\n${value}\n`)
  return Buffer.from(out.join(''), 'latin1')
}

function asText(binary: Uint8Array): Uint8Array | null {
  try {
    return textOfBinaryDxf(binary)
  } catch {
    return null
  }
}

type Group = { section: string; pairs: Pair[] }

/** An object begins with code 0, a variable of the header with code 9. */
function* groupsOf(all: readonly Pair[]): Generator<Group> {
  let section = ''
  let pairs: Pair[] = []
  for (const pair of all) {
    if (pair.code === 999) continue
    if (pairs.length && (pair.code === 0 || (pair.code === 9 && section === 'HEADER'))) {
      yield { section, pairs }
      pairs = []
    }
    pairs.push(pair)
    if (pairs.length === 2 && pairs[0]!.value.trim() === 'SECTION') section = pair.value.trim()
  }
  if (pairs.length) yield { section, pairs }
}

function cleaned({ section, pairs }: Group): Pair[] {
  const { code, value } = pairs[0]!
  const name = value.trim()
  // A picture stands in its section's own group.
  if (section === 'THUMBNAILIMAGE') return pairs.slice(0, name === 'SECTION' ? 2 : undefined)
  if (code === 9) return pairs.slice(1).some((pair) => isText(pair.code)) && !VARIABLES.test(name) ? [] : pairs
  const isProperties = name === 'XRECORD' && pairs.some((pair) => pair.value.includes('DWGPROPS'))
  // Texts of a block's insert that are not drawn.
  const isInvisible = name === 'ATTRIB' && pairs.some((pair) => pair.code === 70 && Number(pair.value) & 1)
  const paths = PATHS[name]
  let program = ''
  return pairs.map((pair) => {
    if (pair.code === 1001) program = pair.value.trim()
    // What other programs keep with an object.
    const isForeign = (pair.code === 1000 || pair.code === 1004) && program !== 'ACAD'
    if (name === 'STYLE' && paths?.includes(pair.code)) return { ...pair, value: pair.value.replace(/^.*[\\/]/, '') }
    const isEmptied =
      isForeign || paths?.includes(pair.code) || (isProperties && isText(pair.code)) || (isInvisible && pair.code === 1)
    return isEmptied ? { ...pair, value: '' } : pair
  })
}
