const HEAD = 84
const FACET = 50

/** Empties an STL file's header or the names of its solids. Null for what is no whole STL file. */
export function cleanStl(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = file.length >= HEAD ? HEAD + file.readUInt32LE(80) * FACET : Infinity
  // Many binary files begin with 'solid' as well: the length decides.
  if (file.length === length) return cleanBinary(file, length)
  if (/^\s*solid\b/i.test(file.toString('latin1', 0, 1024))) return cleanText(file.toString('latin1'))
  return file.length > length ? cleanBinary(file, length) : null
}

/** The attribute bytes of facets stay: some programs keep colours there. */
function cleanBinary(file: Buffer, length: number): Buffer {
  const copy = Buffer.from(file.subarray(0, length))
  copy.fill(0, 0, 80)
  return copy
}

const GRAMMAR = /^\s*(facet\s+normal(\s+[\d.eE+-]+){3}|outer\s+loop|vertex(\s+[\d.eE+-]+){3}|endloop|endfacet)?\s*$/i

function cleanText(text: string): Buffer | null {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    if (/^\s*solid\b/i.test(line)) lines.push('solid ')
    else if (/^\s*end\s*solid\b/i.test(line)) lines.push('endsolid ')
    else if (line.length < 500 && GRAMMAR.test(line)) lines.push(line)
    else return null
  }
  return Buffer.from(lines.join('\n'), 'latin1')
}
