declare module 'dxf' {
  type Transform = { x?: number; y?: number; scaleX?: number; scaleY?: number; rotation?: number }
  export type DxfEntity = {
    type: string
    layer: string
    paperSpace?: number
    lineTypeName?: string
    block?: string
    rowCount?: number
    columnCount?: number
    x?: number
    y?: number
    string?: string
    textHeight?: number
    nominalTextHeight?: number
    /** Degrees. */
    rotation?: number
    transforms?: Transform[]
  }
  export type DxfFile = {
    header: { insUnits?: number }
    entities: DxfEntity[]
    blocks: { name: string; entities: DxfEntity[] }[]
    tables: { layers: Record<string, { lineTypeName?: string }> }
  }
  export function parseString(text: string): DxfFile
  /** Every entity with the blocks put in place. */
  export function denormalise(file: DxfFile): DxfEntity[]
  /** A polyline for each entity of `denormalise`, in its order; empty for what is no line. */
  export function toPolylines(file: DxfFile): { polylines: { vertices: [number, number][] }[] }
}
