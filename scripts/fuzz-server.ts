// Part of npm run fuzz: drives the production build over its port.
import type { Drive } from '@/tests/fuzz/wire/drive'
import { driveDemo } from '@/tests/fuzz/wire/demo'

const { FUZZ_RUNS = '100', FUZZ_SEED = '1', FUZZ_PATH, FUZZ_WIRE } = process.env

try {
  const budget = { runs: Number(FUZZ_RUNS) * 5, seed: Number(FUZZ_SEED), path: FUZZ_PATH }
  for (const [name, times] of Object.entries(await driveDemo(budget, FUZZ_WIRE as Drive | undefined)))
    console.log(`${name.padEnd(28)} ${String(times).padStart(6)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
