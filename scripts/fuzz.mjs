// npm run fuzz                                 drives every call with much generated input, then a server over its port
// npm run fuzz -- --runs=1000                  how often each role tries each call that it may make; 100 unless told
// npm run fuzz -- --call=inquiries.submit      only this call
// npm run fuzz -- --as=customer                only by this one
// npm run fuzz -- --wire=pages                 only this part of the server: junk, sockets, pages
// npm run fuzz -- --seed=1 --path=12:0         again what failed, as the failure says
import { build, generate, inTurn } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

const NAMES = ['runs', 'call', 'as', 'wire', 'seed', 'path']
const asked = { runs: '100', seed: String(Math.floor(Math.random() * 2 ** 31)) }
for (const argument of process.argv.slice(2)) {
  const [, name, value] = /^--(\w+)=(.+)$/.exec(argument) ?? []
  if (!NAMES.includes(name)) {
    console.error(`${argument} is none of ${NAMES.map((known) => `--${known}=`).join(', ')}`)
    process.exit(1)
  }
  asked[name] = value
}
const variables = Object.entries(asked).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value])
const env = { ...process.env, ...Object.fromEntries(variables) }
const start = async (file, ...args) => (await run(file, args, { env, detached: true })).code

const calls = () => start('npm', 'run', '--silent', 'unit', '--', 'tests/fuzz')
const server = () => start(process.execPath, '--import', 'tsx', 'scripts/fuzz-server.ts')
const isPart = asked.call || asked.as || asked.wire
process.exitCode = await inTurn(
  generate,
  ...(asked.wire ? [] : [calls]),
  ...(asked.wire || !isPart ? [build, server] : []),
)
