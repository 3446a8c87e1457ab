import type { ChildProcess } from 'node:child_process'
import fc from 'fast-check'
import { conversations } from './frames'
import { junk } from './junk'
import { exchange, statusesIn } from './raw'
import { visits, type Visit } from './visits'

/** What can be driven over the port. */
export type Drive = keyof ReturnType<typeof driveServer>
type Driven = { url: string; child: ChildProcess; cookies: readonly string[] }
export type WireBudget = { runs: number; seed: number; path?: string }

/** What a server writes when something happened that nobody thought of. */
const FAULT = /unexpected fault|⨯|unhandled|uncaught|Error: /i

/** What the server writes to its log from now on. */
function listen({ stdout, stderr }: ChildProcess) {
  const lines: string[] = []
  for (const stream of [stdout!, stderr!]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  return () => lines.splice(0).join('')
}

/** Writes what is no HTTP and no WebSocket to a running server, and opens its pages with anything in the address. */
export function driveServer({ url, child, cookies }: Driven, budget: WireBudget) {
  const port = Number(new URL(url).port)
  const written = listen(child)

  async function assertWell() {
    if (child.exitCode !== null || child.signalCode) throw new Error(`the server ended: ${written()}`)
    const { status } = await fetch(`${url}/api/health`)
    if (status !== 200) throw new Error(`the server isn't well: ${status}`)
    const said = written()
    if (FAULT.test(said)) throw new Error(`the server writes of a fault: ${said.slice(0, 3_000)}`)
  }
  async function say(pieces: Uint8Array[]) {
    const statuses = statusesIn(await exchange(port, pieces))
    const fault = statuses.find((status) => status >= 500 && !NOT_SPOKEN.includes(status))
    if (fault) throw new Error(`a fault: ${fault}`)
    await assertWell()
  }
  async function visit(cookie: string, { at, headers }: Visit) {
    const answer = await fetch(url + at, { headers: { cookie, ...headers }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status >= 500) throw new Error(`a fault: ${answer.status}`)
    const isWhole = headers.rsc || answer.status !== 200 || text.includes('</html>')
    if (!isWhole || BROKEN.test(text))
      throw new Error(`a page that could not be shown: ${answer.status} ${BROKEN.exec(text)?.[0]}`)
    await assertWell()
  }

  const visitors = fc.tuple(fc.constantFrom('', ...cookies), visits)
  const { runs } = budget
  return {
    junk: () => check('junk', fc.asyncProperty(junk, say), { ...budget, runs: runs * 4 }),
    sockets: () => check('sockets', fc.asyncProperty(conversations(cookies), say), { ...budget, runs: runs * 2 }),
    pages: () =>
      check(
        'pages',
        fc.asyncProperty(visitors, (visitor) => visit(...visitor)),
        budget,
      ),
  }
}

/** Node itself doesn't speak every version. */
const NOT_SPOKEN = [501, 505]
/** What stands in a page, or in the flight of one, that broke. */
const BROKEN = /This page could not be shown|data-dgst="(?!NEXT_|BAILOUT)[^"]*"|:E\{"digest":"\d+/

async function check<T>(
  name: string,
  property: fc.IAsyncProperty<[T]>,
  { runs, seed, path }: WireBudget,
): Promise<number> {
  const details = await fc.check(property, { numRuns: runs, seed, path, endOnFailure: false })
  if (!details.failed) return details.numRuns
  const { counterexample, counterexamplePath, errorInstance } = details
  const complaint = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const again = `npm run fuzz -- --wire=${name} --seed=${seed} --path=${counterexamplePath}`
  throw new Error(`${name}: ${complaint}\n\nagain with\n  ${again}\n\n${shown(counterexample![0])}`)
}

const shown = (value: unknown): string =>
  Array.isArray(value) && value[0] instanceof Uint8Array
    ? value
        .map((piece) => JSON.stringify(Buffer.from(piece as Uint8Array).toString('latin1')).slice(0, 2_000))
        .join('\n')
    : JSON.stringify(value, null, 2).slice(0, 2_000)
