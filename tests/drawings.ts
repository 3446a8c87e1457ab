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
