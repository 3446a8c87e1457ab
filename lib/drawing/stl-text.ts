/** Three coordinates a corner, as the file has them; `normal` is null where the file has none, or none of numbers. */
export type Facet = { normal: string[] | null; corners: string[] }
/** What a text STL file is made of, in its order. Names and comments are left out. */
export type StlPart = 'solid' | 'endsolid' | Facet

const LINE_END = /[\r\n]/g
const WORD = /\s*(\S+)/y
/** Fortran writes its exponents with a D. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([ed][+-]?\d+)?$/i
/** How C, Java and Windows write what is no number: normals of triangles without a surface. */
const NO_NUMBER = /^[+-]?(nan|ind|inf|1\.#)/i
const COMMENT = /^(#|;|\/\/)/
/** Where a solid's name ends if the first facet stands in the same line: names may have the word facet as well. */
const FIRST_FACET = /\bfacet\s+(normal\s+([-+.\d]|nan|in[df])|outer\s+loop\b)/i
const CORNER = /\bvertex(\s+[-+.\d]\S*){3}/i

/** Whether a text begins as an STL file does: after blank lines and comments with the word solid. */
export const beginsAsStlText = (start: string) => /^\s*((#|;|\/\/)[^\r\n]*[\r\n]\s*)*solid\b/i.test(start)

/**
 * Reads a text STL file: any line ends, all in one line, several solids. Throws an Error whose sentence says what is not
 * understood: nothing is skipped but names and comments.
 */
export function* partsOfStl(text: string): Generator<StlPart> {
  const words = wordsOf(text)
  let isOpen = false
  for (let word = words.next(); word; word = words.next()) {
    if (word === 'solid' || word === 'endsolid') {
      if (word === 'endsolid' && !isOpen) throw words.unknown()
      words.skipName()
      isOpen = word === 'solid'
      yield word
    } else if (word === 'facet') {
      // Files that were joined may have lost the line between an end and a beginning.
      if (!isOpen) yield 'solid'
      isOpen = true
      yield facetOf(words)
    } else throw words.unknown()
  }
  if (isOpen) throw new Error('This STL file is incomplete: its last line is missing.')
}

type Words = ReturnType<typeof wordsOf>

function facetOf(words: Words): Facet {
  const facet: Facet = { normal: null, corners: [] }
  for (let word = words.next(); word !== 'endfacet'; word = words.next()) {
    if (!word) throw new Error('This STL file is incomplete: it ends in the middle of a triangle.')
    if (word === 'normal') facet.normal = words.normal()
    else if (word === 'vertex') facet.corners.push(words.number(), words.number(), words.number())
    else if (!['outer', 'loop', 'endloop'].includes(word)) throw words.unknown()
    if (facet.corners.length > 9) break
  }
  if (facet.corners.length !== 9) throw words.error('has a facet that is no triangle')
  return facet
}

function wordsOf(text: string) {
  const end = endOf(text)
  let at = 0
  /** Looked for once a line: a file may be one line. */
  let lineEnd = -1

  const error = (what: string) => new Error(`This STL file ${what} in line ${lineOf(text, at)}.`)

  function raw(): string {
    WORD.lastIndex = at
    const found = WORD.exec(text)
    if (!found || WORD.lastIndex > end) return ''
    at = WORD.lastIndex
    return found[1]!
  }

  function next(): string {
    let word = raw()
    while (COMMENT.test(word)) {
      at = endOfLine()
      word = raw()
    }
    const lower = word.toLowerCase()
    return lower === 'end' ? lower + raw().toLowerCase() : lower
  }

  function endOfLine(): number {
    if (lineEnd >= at) return lineEnd
    LINE_END.lastIndex = at
    lineEnd = Math.min(LINE_END.exec(text)?.index ?? end, end)
    return lineEnd
  }

  /** The rest of the line, or what stands before a facet. */
  function skipName() {
    const rest = text.slice(at, endOfLine())
    const name = rest.slice(0, FIRST_FACET.exec(rest)?.index)
    if (CORNER.test(name)) throw error('has words that we don’t understand')
    at += name.length
  }

  function number(): string {
    const word = raw()
    if (!word) throw new Error('This STL file is incomplete: it ends in the middle of a triangle.')
    if (word.includes(',')) throw error('has a comma within a number, where STL has a point,')
    if (!NUMBER.test(word)) throw error('has invalid coordinates')
    return word.replace(/d/i, 'e')
  }

  /** Some programs leave its numbers out, or write that there are none. */
  function normal(): string[] | null {
    if (peek().toLowerCase() === 'outer') return null
    const words = [1, 2, 3].map(() => (NO_NUMBER.test(peek()) ? (raw(), null) : number()))
    return words.every((word) => word !== null) ? words : null
  }

  function peek(): string {
    const before = at
    const word = raw()
    at = before
    return word
  }

  return { next, number, normal, skipName, error, unknown: () => error('has words that we don’t understand') }
}

/** Without the blanks, zeros and the end sign (Ctrl+Z) that some programs write last. */
function endOf(text: string): number {
  let end = text.length
  while (end && (text.charCodeAt(end - 1) <= 32 || text.charCodeAt(end - 1) === 160)) end--
  return end
}

const lineOf = (text: string, at: number) => text.slice(0, at).split(/\r\n?|\n/).length
