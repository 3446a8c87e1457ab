import type { Part } from '@/prisma/seed/files/parts'
import { stepFile } from '@/prisma/seed/files/step'

/** A STEP file of at least `bytes`, made of as many `bodies` as that takes. */
function stepOf(bytes: number, bodies: (count: number) => Part['shape'][]): Buffer {
  const file = (count: number) => {
    const part = { file: 'model', name: 'Model', number: 'M-1', revision: 'A', material: 'EN8', shape: bodies(1)[0]! }
    return Buffer.from(stepFile(part, new Date(0), bodies(count)))
  }
  const [one, more] = [file(1).length, file(101).length]
  return file(Math.max(1, Math.ceil(((bytes - one) * 100) / (more - one)) + 1))
}

/** Plates with 25 holes each, side by side: a file grows by more bodies, as an assembly's does. */
export const plates = (bytes: number) => stepOf(bytes, (count) => Array.from({ length: count }, (_, i) => plate(i)))

function plate(i: number): Part['shape'] {
  const [x, y] = [(i % 20) * 120, Math.floor(i / 20) * 120]
  const holes = Array.from(
    { length: 25 },
    (_, n): [number, number, number] =>
      [...[x + 10 + (n % 5) * 20, y + 10 + Math.floor(n / 5) * 20], 8 + (n % 3)] as [number, number, number],
  )
  // prettier-ignore
  const outline: [number, number][] = [[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]]
  return { kind: 'prism', outline, thickness: 12, holes }
}

/** Dies with a free-form top of 3,600 control points each: a file grows by its surfaces, as castings and dies do. */
export const dies = (bytes: number) =>
  stepOf(bytes, (count) =>
    Array.from({ length: count }, (_, i) => ({ ...plate(i), holes: [], waves: 60 }) as Part['shape']),
  )

/** One shaft with as many grooves as that takes: a single body of thousands of faces, the hardest to read. */
export const groovedShaft = (bytes: number) =>
  stepOf(bytes, (count) => [
    {
      kind: 'turned',
      steps: [
        [40, 5],
        ...Array.from(
          { length: count },
          () =>
            [
              [36, 1],
              [40, 1],
            ] as const,
        ).flat(),
      ].map(([d, l]) => [d!, l!]),
    },
  ])
