type Box = readonly [x: number, y: number, z: number]

/** A box of these sides as twelve triangles, corner by corner. */
export function boxCorners([x, y, z]: Box): number[][] {
  // oxfmt-ignore
  const quads = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]
  const corner = (n: number) => [n & 1 ? x : 0, n & 2 ? y : 0, n & 4 ? z : 0]
  return quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!].map(corner))
}

/** The box as an STL file in text. */
export function asciiStl(box: Box): string {
  const corners = boxCorners(box)
  const facets = Array.from({ length: corners.length / 3 }, (_, i) => {
    const vertices = corners.slice(i * 3, i * 3 + 3).map((corner) => `      vertex ${corner.join(' ')}`)
    return ['  facet normal 0 0 0', '    outer loop', ...vertices, '    endloop', '  endfacet'].join('\n')
  })
  return ['solid box', ...facets, 'endsolid box', ''].join('\n')
}

/** The box as a binary STL file. */
export function binaryStl(box: Box): Buffer {
  const corners = boxCorners(box)
  const file = Buffer.alloc(84 + (corners.length / 3) * 50)
  file.write('solid in name only')
  file.writeUInt32LE(corners.length / 3, 80)
  corners.forEach((corner, i) => {
    const at = 84 + Math.floor(i / 3) * 50 + 12 + (i % 3) * 12
    corner.forEach((value, axis) => file.writeFloatLE(value, at + axis * 4))
  })
  return file
}

/** The box as programs write it, in all ways that differ. */
export function stlDialects(box: Box): Record<string, Buffer> {
  const [text, binary] = [asciiStl(box), binaryStl(box)]
  const counted = (count: number, ...more: Buffer[]) => {
    const file = Buffer.concat([binary, ...more])
    file.writeUInt32LE(count, 80)
    return file
  }
  const facet = binary.subarray(84, 134)
  const texts = {
    'with the line ends of Unix': text,
    'with the line ends of Windows': text.replaceAll('\n', '\r\n'),
    'with the line ends of old Macs': text.replaceAll('\n', '\r'),
    'without a line end at its end': text.trimEnd(),
    'with zeros at its end': `${text}\0\0\0`,
    'with the end sign of DOS': `${text}\x1A`,
    'in one line': text.replaceAll('\n', ' '),
    'in one line and in two solids': `${text}${text.slice(0, text.indexOf('  facet'))}endsolid`.replaceAll('\n', ' '),
    'with tabs and many spaces': text.replaceAll(' ', ' \t  '),
    'in capitals': text.toUpperCase(),
    'with a byte-order mark': `\uFEFF${text}`,
    'with blank lines first': `\n\r\n  ${text}`,
    'with comments': `# made by hand\n; of a box\n${text.replace('endfacet', 'endfacet\n// the next')}`,
    'without names': text.replaceAll('solid box', 'solid'),
    'with a name of two lines of trade': text.replaceAll('solid box', 'solid pump housing, rev. 2'),
    'with a name that has the word facet': text.replaceAll('solid box', 'solid facet normal plate'),
    'with a name that has the word endsolid': text.replaceAll('solid box', 'solid endsolid facet'),
    'whose end has no name': text.replace('endsolid box', 'endsolid'),
    'whose end is two words': text.replace('endsolid', 'end solid'),
    'with exponents': text.replaceAll(/vertex (\d+)/g, 'vertex $1.0E+000').replaceAll(/(\d+)\n/g, '+$1.e-0\n'),
    'with exponents of Fortran': text.replaceAll(/vertex (\d+)/g, 'vertex $1.0D+00'),
    'without normals': text.replaceAll(' normal 0 0 0', ''),
    'with empty normals': text.replaceAll(' normal 0 0 0', ' normal'),
    'with normals that are no numbers': text.replaceAll('normal 0 0 0', 'normal nan -nan(ind) 1.#QNAN'),
    'in several solids': text.replace('  facet', 'endsolid one\nsolid two\n  facet'),
    'joined without a line end': text.replace('  facet', 'endsolid onesolid two\n  facet'),
    'whose first solid has no end': text.replace('  facet', 'solid two\n  facet'),
  }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([how, content]) => [`text ${how}`, Buffer.from(content)])),
    'text in UTF-16': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'text in UTF-16, the other way': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'binary that begins with solid': binary,
    'binary with the count 0': counted(0),
    'binary without a count': counted(0xffffffff),
    'binary with one byte more': counted(12, Buffer.from('\n')),
    'binary with a line end more': counted(12, Buffer.from('\r\n')),
    'binary with a text at its end': counted(12, Buffer.from('exported on a Tuesday '.repeat(4))),
    'binary with blocks more than it counts': counted(12, facet, facet),
  }
}
