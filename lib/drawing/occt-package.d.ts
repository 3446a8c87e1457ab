declare module 'occt-import-js' {
  export type OcctMesh = { attributes: { position: { array: number[] } }; index: { array: number[] } }
  export type OcctImport = {
    ReadStepFile(
      bytes: Uint8Array,
      net: {
        linearUnit: 'millimeter'
        linearDeflectionType: 'bounding_box_ratio' | 'absolute_value'
        linearDeflection: number
        /** Radians between two neighbouring pieces of a curve. */
        angularDeflection: number
      },
    ): { success: false } | { success: true; meshes: OcctMesh[] }
  }
  const load: (options?: {
    locateFile?: (name: string) => string
    print?: (line: string) => void
    printErr?: (line: string) => void
  }) => Promise<OcctImport>
  export default load
}
