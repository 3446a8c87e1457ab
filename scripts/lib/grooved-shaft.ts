import { stepFile } from '@/prisma/seed/files/step'

/** A STEP file of at least `bytes`: a shaft with as many grooves as that takes, each a cylinder and two rings. */
export function groovedShaft(bytes: number): Buffer {
  const shaft = (grooves: number) => Buffer.from(stepFile(part(grooves), new Date(0)))
  const [base, one] = [shaft(0).length, shaft(1_000).length]
  return shaft(Math.max(1, Math.ceil(((bytes - base) * 1_000) / (one - base))))
}

const part = (grooves: number) => ({
  ...{ file: 'grooved-shaft', name: 'Grooved shaft', number: 'GS-1', revision: 'A', material: 'EN24' },
  shape: {
    kind: 'turned' as const,
    steps: [[40, 5], ...Array.from({ length: grooves }, () => [[36, 1] as const, [40, 1] as const]).flat()].map(
      ([d, l]): [number, number] => [d!, l!],
    ),
  },
})
