/** Things of a kind that a drawing has and we don't draw; the name is in its number: 'hatch', 'hatches'. */
export type NotShown = { what: string; count: number }

const MESH = ['mesh', 'meshes'] as const
const SOLID = ['solid', 'solids'] as const
const TABLE = ['table', 'tables'] as const
const PICTURE = ['picture', 'pictures'] as const
const UNDERLAY = ['underlay', 'underlays'] as const
const SURFACE = ['surface', 'surfaces'] as const
const LEADER = ['leader', 'leaders'] as const
const CONSTRUCTION = ['construction line', 'construction lines'] as const
const POLYLINE = ['damaged polyline', 'damaged polylines'] as const
const OTHER = ['object of another program', 'objects of another program'] as const

/** Entities by the type that the file gives them. */
const NAMES: Record<string, readonly [one: string, many: string]> = {
  HATCH: ['hatch', 'hatches'],
  MPOLYGON: ['hatch', 'hatches'],
  IMAGE: PICTURE,
  WIPEOUT: ['mask', 'masks'],
  ACAD_TABLE: TABLE,
  LEADER,
  MULTILEADER: LEADER,
  MLEADER: LEADER,
  TOLERANCE: ['tolerance frame', 'tolerance frames'],
  DIMENSION: ['dimension', 'dimensions'],
  ARC_DIMENSION: ['dimension', 'dimensions'],
  LARGE_RADIAL_DIMENSION: ['dimension', 'dimensions'],
  INSERT: ['block of another file', 'blocks of another file'],
  POINT: ['point', 'points'],
  XLINE: CONSTRUCTION,
  RAY: CONSTRUCTION,
  MLINE: ['multiline', 'multilines'],
  SHAPE: ['symbol', 'symbols'],
  SPLINE: ['spline', 'splines'],
  HELIX: ['helix', 'helices'],
  POLYLINE,
  LWPOLYLINE: POLYLINE,
  '3DSOLID': SOLID,
  BODY: SOLID,
  REGION: ['region', 'regions'],
  MESH,
  SURFACE,
  EXTRUDEDSURFACE: SURFACE,
  LOFTEDSURFACE: SURFACE,
  REVOLVEDSURFACE: SURFACE,
  SWEPTSURFACE: SURFACE,
  PLANESURFACE: SURFACE,
  NURBSURFACE: SURFACE,
  OLEFRAME: ['embedded file', 'embedded files'],
  OLE2FRAME: ['embedded file', 'embedded files'],
  PDFUNDERLAY: UNDERLAY,
  DWFUNDERLAY: UNDERLAY,
  DGNUNDERLAY: UNDERLAY,
}

/** What is no drawing: windows of a sheet, lights, cameras, the ends of rows. */
export const isNoDrawing = (type: string) =>
  ['VIEWPORT', 'SEQEND', 'VERTEX', 'LIGHT', 'SUN', 'CAMERA', 'SECTIONOBJECT', 'GEOPOSITIONMARKER'].includes(type)

/** Counts by name, the most first. The file's own name of an unknown type is not repeated: it may say whose program made it. */
export function namedCounts(types: ReadonlyMap<string, number>): NotShown[] {
  const counts = new Map<readonly [string, string], number>()
  for (const [type, count] of types) {
    const name = Object.values(NAMES).find((known) => known[0] === (NAMES[type] ?? OTHER)[0]) ?? OTHER
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([[one, many], count]) => ({ what: count === 1 ? one : many, count }))
}

/** '3 hatches and 1 table are not shown.' */
export function notShownSentence(all: readonly NotShown[]): string {
  const things = all.map(({ what, count }) => `${count.toLocaleString('en-IN')} ${what}`)
  const isOne = all.length === 1 && all[0]!.count === 1
  return `${new Intl.ListFormat('en-GB').format(things)} ${isOne ? 'is' : 'are'} not shown.`
}
