// Makes thumbnails one after the other in a process of its own: a complex part computes for seconds, a broken one may never end.
import loadOcct from 'occt-import-js'
import { pictureOf, type Pixels } from '../../clean/picture'
import type { DrawingFacts } from '../../contract/files/files'
import { readDxf } from '../../drawing/dxf'
import { millimetresIn } from '../../drawing/dxf-units'
import { measure } from '../../drawing/mesh'
import { pictureOfMesh, pictureOfSheet } from '../../drawing/picture'
import { samplePart } from '../../drawing/sample-part'
import { readStep } from '../../drawing/step'
import { limitWasmMemory } from '../../drawing/wasm-memory'
import { readStl } from '../../drawing/stl'
import { guardMemory } from '../memory-guard'
import { smallPhoto } from './small-photo'
import type { Look } from '.'

// The readers' messages quote the drawing, which must not be logged.
for (const stream of [process.stdout, process.stderr]) stream.write = () => true

const silent = { print: () => undefined, printErr: () => undefined }

/** With the memory of JavaScript it stays within the guard's 300 MB. */
const isMemoryRefused = limitWasmMemory(256 * 1024 * 1024)

let occt: ReturnType<typeof loadStepReader> | undefined

/** Node compiles most of the reader when it reads its first part, which takes up to 180 MB: that is none of a customer's file. */
async function loadStepReader() {
  const reader = await loadOcct(silent)
  readStep(reader, new TextEncoder().encode(samplePart))
  return reader
}

async function look(kind: string, bytes: Uint8Array): Promise<Look> {
  if (kind === 'step') await (occt ??= loadStepReader())
  guardMemory()
  if (kind === 'photo') return { bytes: await smallPhoto(bytes), ending: 'jpg', facts: null }
  if (kind === 'dxf') {
    const sheet = readDxf(bytes)
    const [{ min, max }, mm] = [sheet.extents, millimetresIn(sheet.units)]
    const size = [(max[0] - min[0]) * mm, (max[1] - min[1]) * mm].map(sheet.units ? tidy : fine)
    const facts: DrawingFacts | null = sheet.isMeasured
      ? { size, volume: null, surface: null, ...(sheet.units ? {} : { unitless: true }) }
      : null
    return { bytes: await pngOf(pictureOfSheet(sheet)), ending: 'png', facts }
  }
  const mesh = kind === 'stl' ? readStl(bytes) : await stepMesh(bytes)
  const { size, volume, surface } = measure(mesh)
  const round = kind === 'stl' ? fine : tidy
  const facts: DrawingFacts = {
    size: size.map(round),
    volume: volume && round(volume),
    surface: round(surface),
    ...(kind === 'stl' && { unitless: true }),
  }
  return { bytes: await pngOf(pictureOfMesh(mesh)), ending: 'png', facts }
}

const pngOf = (pixels: Pixels): Promise<Uint8Array> => pictureOf(pixels).png().toBuffer()

async function stepMesh(bytes: Uint8Array) {
  isMemoryRefused()
  const mesh = readStep(await occt!, bytes)
  if (isMemoryRefused()) throw new Error('It took too much memory.')
  return mesh
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
/** Hundredths of a millimetre. */
const tidy = (value: number) => rounded(value, 2)
/** Of a file without a unit: in inches a hundredth is a quarter of a millimetre. */
const fine = (value: number) => rounded(value, 5)

/** The module is loaded. */
export const ready = () => {}

/** The process's task. Throws an error that says what is wrong with the drawing. */
export default async function answer({ kind, bytes }: { kind: string; bytes: Uint8Array }): Promise<Look> {
  try {
    return await look(kind, bytes)
  } catch (error) {
    // The STEP reader throws values that are no Errors.
    throw error instanceof Error ? error : new Error(String(error))
  }
}
