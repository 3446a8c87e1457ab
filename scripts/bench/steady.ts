import { assertSame, type Kind, type World } from './calls'
import { median } from './figures'
import type { Generator, Request, Sent } from './load'
import { isCounted, usedBy } from './processes'
import type { Target } from './targets'

/** Medians over all rounds; processor time of the server and of PostgreSQL a request, in ms. */
export type Measured = Pick<Sent, 'bytes' | 'p50' | 'p99' | 'bad' | 'said'> & {
  target: string
  app: number
  database: number
  perSecond: number
  /** What a request cost in each round: where it isn't counted, how long it took. */
  costs: number[]
  /** The most memory that the server's tree had (bytes). */
  memory: number
}

export type Bench = {
  generator: Generator
  postmaster: number
  world: World
  rounds: number
  seconds: number
  connections: number
}

type Round = Sent & Pick<Measured, 'app' | 'database' | 'memory'>

/** One kind of request at all targets, in turn: A B C, C B A. */
export async function measure(kind: Kind, targets: Target[], bench: Bench): Promise<Measured[]> {
  const asked = await Promise.all(
    targets.map(async (target) => ({
      ...{ target, requests: await kind.requests(target, bench.world) },
      ...{ from: 0, rounds: [] as Round[] },
    })),
  )
  await assertSame(kind, asked)
  // Some of it unmeasured: what is compiled and planned at first is compiled and planned.
  for (const one of asked) await load(one, bench, Math.max(1, bench.seconds / 2))
  for (let round = 0; round < bench.rounds; round++)
    for (const one of round % 2 ? asked.toReversed() : asked) {
      const before = { app: usedBy(one.target.pid), database: usedBy(bench.postmaster) }
      const sent = await load(one, bench, bench.seconds)
      const after = { app: usedBy(one.target.pid), database: usedBy(bench.postmaster) }
      const each = (of: 'app' | 'database') => (after[of].cpu - before[of].cpu) / sent.answered
      one.rounds.push({ ...sent, app: each('app'), database: each('database'), memory: after.app.memory })
    }
  return asked.map(({ target, rounds }) => {
    const middle = (of: 'app' | 'database' | 'p50' | 'p99' | 'bytes') => median(rounds.map((round) => round[of]))
    return {
      target: target.name,
      ...{ app: middle('app'), database: middle('database') },
      ...{ p50: middle('p50'), p99: middle('p99'), bytes: middle('bytes') },
      perSecond: median(rounds.map((round) => round.answered / round.seconds)),
      costs: rounds.map(({ app, database, seconds, answered }) => (isCounted ? app + database : seconds / answered)),
      bad: rounds.reduce((sum, round) => sum + round.bad, 0),
      said: rounds.find((round) => round.said)?.said ?? '',
      memory: Math.max(...rounds.map((round) => round.memory)),
    }
  })
}

async function load(one: { target: Target; requests: Request[]; from: number }, bench: Bench, seconds: number) {
  const { connections } = bench
  const { requests, from } = one
  const sent = await bench.generator.ask('load', { base: one.target.base, requests, from, connections, seconds })
  one.from = sent.next
  return sent
}
