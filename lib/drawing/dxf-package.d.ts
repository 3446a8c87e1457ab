declare module 'dxf' {
  type Placed = { type: string; layer: string }
  type Drawn = Placed &
    (
      | { type: 'LWPOLYLINE'; closed: boolean; vertices: { x: number; y: number; bulge?: number }[] }
      | {
          type: 'SPLINE'
          controlPoints: { x: number; y: number }[]
          degree: number
          knots: number[]
          weights?: number[]
        }
    )
  type File = { entities: Drawn[]; blocks: never[]; tables: { layers: Record<string, never> } }
  /** A polyline for each entity, in their order. */
  export function toPolylines(file: File): { polylines: { vertices: [number, number][] }[] }
}
