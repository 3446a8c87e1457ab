// npm run fuzz                                 drives every call with much generated input, then a server with what is no HTTP
// npm run fuzz -- --runs=1000                  how often each role tries each call it may make; 200 unless told
// npm run fuzz -- --call=inquiries.submit      only this call
// npm run fuzz -- --as=customer                only by this role
// npm run fuzz -- --seed=1 --path=12:0         again what failed, as the failure says
import { run } from './lib/run.mjs'

const names = { runs: 'FUZZ_RUNS', call: 'FUZZ_CALL', as: 'FUZZ_AS', seed: 'FUZZ_SEED', path: 'FUZZ_PATH' }
const asked = { FUZZ_RUNS: '200', FUZZ_SEED: String(Math.floor(Math.random() * 2 ** 31)) }
for (const argument of process.argv.slice(2)) {
  const [, name, value] = /^--(\w+)=(.+)$/.exec(argument) ?? []
  if (!names[name]) {
    console.error(
      `${argument} is none of ${Object.keys(names)
        .map((known) => `--${known}=`)
        .join(', ')}`,
    )
    process.exit(1)
  }
  asked[names[name]] = value
}

const env = { ...process.env, ...asked }
const { code } = await run('npm', ['run', '--silent', 'unit', '--', 'tests/fuzz'], { env, detached: true })
process.exitCode = code
