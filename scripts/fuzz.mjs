// npm run fuzz                                 drives every call with much generated input
// npm run fuzz -- --runs=1000                  tries of each role and call; 100 by default
// npm run fuzz -- --call=inquiries.submit      only this call
// npm run fuzz -- --as=customer                only this role
// npm run fuzz -- --seed=1 --path=12:0         a failure again, as it was printed
import { parseArgs } from 'node:util'
import { generate, inTurn } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const text = { type: 'string' }
const { values } = parseArgs({ options: { runs: text, call: text, as: text, seed: text, path: text } })
const asked = { runs: '100', seed: String(Math.floor(Math.random() * 2 ** 31)), ...values }
const variables = Object.entries(asked).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value])
const env = { ...process.env, ...Object.fromEntries(variables) }

const calls = async () =>
  (await run('npm', ['run', '--silent', 'unit', '--', 'tests/fuzz'], { env, detached: true })).code
process.exitCode = await inTurn(generate, calls)
