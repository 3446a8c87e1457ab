import type load from 'occt-import-js'
import type { OcctImport } from 'occt-import-js'
import { Bindings } from '@/lib/drawing/bindings'
import type { LengthUnit } from '@/lib/contract/files/files'
import { readDxf } from '@/lib/drawing/dxf'
import { millimetresIn } from '@/lib/drawing/dxf-units'
import { edgesOf } from '@/lib/drawing/edges'
import { measure, type Measures, type Mesh } from '@/lib/drawing/mesh'
import { readStep } from '@/lib/drawing/step'
import { readStl } from '@/lib/drawing/stl'
import { limitWasmMemory } from '@/lib/drawing/wasm-memory'
import { layOut, type Layout } from './drawing/layout'

/** Absolute addresses, and the end of the file's name. */
export type Question = { href: string; ending: string; unit?: LengthUnit; occt: string }
export type Parsed =
  | { kind: 'part'; mesh: Mesh & { edges: Float32Array }; measures: Measures }
  | { kind: 'drawing'; layout: Layout }
/** `loaded`: the file is here, and its reading begins. */
export type Reply = Parsed | { why: string } | 'loaded'

declare function importScripts(url: string): void
declare const occtimportjs: typeof load

self.onmessage = ({ data }: MessageEvent<Question>) =>
  answer(data).then(
    (parsed) => self.postMessage(parsed, { transfer: buffersOf(parsed) }),
    (error: unknown) => self.postMessage({ why: sentence(error) } satisfies Reply),
  )

/** The STEP reader, compiled once. Its memory only grows (150 times the file): after a large one it is let go. */
let atHand: Promise<OcctImport> | undefined
const KEPT_BYTES = 500_000
/** What the STEP reader may take (bytes), and what is shown of a part: more would end the tab. */
const READER_BYTES = 1024 ** 3
const MAX_TRIANGLES = 2_000_000

const isMemoryRefused = limitWasmMemory(READER_BYTES)

async function answer({ href, ending, unit, occt }: Question): Promise<Parsed> {
  if (ending === 'dxf') {
    const bytes = await fetched(href)
    self.postMessage('loaded' satisfies Reply)
    const sheet = readDxf(bytes)
    return { kind: 'drawing', layout: layOut({ ...sheet, units: sheet.units ?? (unit && SIGNS[unit]) ?? null }) }
  }
  const [bytes, reader] = await Promise.all([fetched(href), ending === 'stl' ? null : (atHand ??= stepReader(occt))])
  if (bytes.length > KEPT_BYTES) atHand = undefined
  const mesh = reader ? stepMesh(reader, bytes) : inMillimetres(readStl(bytes), unit)
  if (mesh.indices.length / 3 > MAX_TRIANGLES)
    throw new Error('This part has more than two million triangles: showing it would take too much memory.')
  return { kind: 'part', mesh: { ...mesh, edges: edgesOf(mesh) }, measures: measure(mesh) }
}

const SIGNS: Record<LengthUnit, string> = { mm: 'mm', inch: 'in' }

/** A mesh of a file without a unit, in the one that its owner said. */
function inMillimetres(mesh: Mesh, unit?: LengthUnit): Mesh {
  const mm = millimetresIn(unit ? SIGNS[unit] : null)
  return mm === 1 ? mesh : { ...mesh, positions: mesh.positions.map((value) => value * mm) }
}

function stepMesh(reader: OcctImport, bytes: Uint8Array): Mesh {
  let mesh: Mesh | undefined
  let failure: unknown
  try {
    mesh = readStep(reader, bytes)
  } catch (error) {
    failure = error
  }
  // Bodies may be missing then, without an error.
  if (isMemoryRefused()) throw new Error('This STEP file needs more memory than a browser has.')
  if (!mesh) throw failure
  return mesh
}

async function fetched(href: string): Promise<Uint8Array> {
  const response = await fetch(href, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw new Error('We couldn’t load the file: you’re offline.')
  if (!response.ok) throw new Error(`We couldn’t load the file: the server answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The STEP reader is a library of its own licence: a file of its own, loaded as it is. */
function stepReader(at: string): Promise<OcctImport> {
  Object.assign(self, { Function: Bindings })
  if (typeof occtimportjs === 'undefined') importScripts(`${at}occt-import-js.js`)
  const quiet = () => undefined
  return occtimportjs({ locateFile: (name) => at + name, print: quiet, printErr: quiet })
}

/** Messages of our readers are for people; other errors are not. */
const sentence = (error: unknown) =>
  error instanceof Error && error.constructor === Error
    ? error.message
    : 'It is too large or too damaged to open in the browser.'

const buffersOf = (parsed: Parsed) =>
  parsed.kind === 'part' ? [parsed.mesh.positions.buffer, parsed.mesh.indices.buffer, parsed.mesh.edges.buffer] : []
