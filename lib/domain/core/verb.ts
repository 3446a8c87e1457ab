import { rows, rowsIn, sql, transaction, type Rows, type Tx } from '../../infra/db/db'
import type { EventKind } from '../../terms/event-kinds'
import type { Events } from '../../rules/events'
import { assertMay, type permissions, type Act, type Viewer } from '../../rules/core/permissions'
import { eventTime } from './event-clock'
import { currentBulk, Rehearsed } from './bulk-scope'
import { writeEvent, type Emit } from './emit'
import { idempotently, type Idempotency } from './idempotency'

type Asker<A extends Act> = (typeof permissions)[A]['roles'] extends 'public' ? Viewer | null : Viewer

/** The scope of a query. */
export type ReadScope<V = Viewer> = { viewer: V; rows: Rows }
/** The scope of a command: one transaction, by Prisma (`tx`) and by SQL (`rows`). */
export type WriteScope<V = Viewer> = ReadScope<V> & { tx: Tx; emit: Emit }

/** A verb as routes and pages call it. A route checks the act's permission before it parses the input. */
export type Verb<I, O> = ((viewer: Viewer | null, input: I) => Promise<O>) & { act?: Act }

/** A verb whose call honours an Idempotency-Key. */
export type OnceVerb<I, O> = ((viewer: Viewer | null, input: I, idempotency?: Idempotency) => Promise<O>) & {
  act?: Act
  once: true
}

/** A verb that only reads. Refuses viewers without the permission. */
export function query<A extends Act, I, O>(
  act: A,
  run: (scope: ReadScope<Asker<A>>, input: I) => Promise<O>,
): Verb<I, O> {
  const verb: Verb<I, O> = async (viewer, input) => {
    assertMay(act, viewer)
    return run({ viewer: viewer as Asker<A>, rows }, input)
  }
  return Object.assign(verb, { act })
}

/** A verb that writes, in one transaction. */
export function command<A extends Act, I, O>(
  act: A,
  run: (scope: WriteScope<Asker<A>>, input: I) => Promise<O>,
): Verb<I, O> {
  const verb: Verb<I, O> = async (viewer, input) => {
    assertMay(act, viewer)
    return transaction((tx) => withEvents<A, O>(viewer, tx, (scope) => run(scope, input)))
  }
  return Object.assign(verb, { act })
}

/**
 * A command that makes or changes one thing, and happens once with an idempotency key. The key keeps the id that `run` returns;
 * `draw` answers with that thing as it reads now, for what the viewer is now.
 */
export const commandOnce = <A extends Act, I, O>(
  act: A,
  run: (scope: WriteScope<Asker<A>>, input: I) => Promise<number>,
  draw: (scope: ReadScope<Asker<A>>, id: number) => Promise<O>,
): OnceVerb<I, O> =>
  commandOfMany(
    act,
    async (scope, input: I) => [await run(scope, input)],
    (scope, [id]) => draw(scope, id!),
  )

/** The same for a command that makes several things. */
export function commandOfMany<A extends Act, I, O>(
  act: A,
  run: (scope: WriteScope<Asker<A>>, input: I) => Promise<number[]>,
  draw: (scope: ReadScope<Asker<A>>, ids: number[]) => Promise<O>,
): OnceVerb<I, O> {
  const verb = async (viewer: Viewer | null, input: I, key?: Idempotency) => {
    assertMay(act, viewer)
    return transaction(async (tx) => {
      const ids = await withEvents<A, number[]>(viewer, tx, (scope) => {
        const work = () => run(scope, input)
        return key && viewer ? idempotently({ viewer, rows: scope.rows }, key, work) : work()
      })
      return draw({ viewer: viewer as Asker<A>, rows: rowsIn(tx) }, ids)
    })
  }
  return Object.assign(verb, { act, once: true as const })
}

/**
 * Of a transaction of the demo. Its ids have no gaps: stories and pictures name them. It doesn't wait for the disk:
 * the seed's last transaction brings all that was before it there.
 */
const DEMO_SETTINGS = sql`
  SELECT set_config('jobwork.id_gaps', 'off', true), set_config('synchronous_commit', 'off', true)`

/** Runs within a transaction, and writes the events that were emitted. */
async function withEvents<A extends Act, O>(
  viewer: Viewer | null,
  tx: Tx,
  run: (scope: WriteScope<Asker<A>>) => Promise<O>,
): Promise<O> {
  const scope = { viewer: viewer as Asker<A>, tx, rows: rowsIn(tx), emit }
  if (eventTime()) await scope.rows(DEMO_SETTINGS)
  const happened: (() => Promise<void>)[] = []
  function emit<K extends EventKind>(kind: K, data: Events[K]) {
    happened.push(() => writeEvent(scope.rows, viewer, kind, data))
  }
  const result = await run(scope)
  for (const write of happened) await write()
  if (currentBulk()?.isRehearsal) throw new Rehearsed()
  return result
}
