import { subjectOf, type EventKind, type Events } from '../contract/events'
import { db, pooledRows, rowsIn, sql, type Rows, type Tx } from '../infra/db'
import { readForPage } from '../infra/request'
import { assertMay, type permissions, type Act, type Viewer } from '../rules/permissions'
import { once, type Once } from './once'
import { toldAs } from './told-as'

type Asker<A extends Act> = (typeof permissions)[A]['roles'] extends 'public' ? Viewer | null : Viewer

/** Writes what happened, in the transaction of the act; its delivery is enqueued with it, so both are there or neither. */
type Emit = <K extends EventKind>(kind: K, data: Events[K]) => Promise<void>

/** What a query works with. */
export type ReadScope<V = Viewer> = { viewer: V; rows: Rows }
/** What a command works with: one transaction. */
export type WriteScope<V = Viewer> = ReadScope<V> & { tx: Tx; emit: Emit }

/** A verb as routes and pages call it. A route asks for its act before it looks at the input. */
export type Verb<I, O> = ((viewer: Viewer | null, input: I, once?: Once) => Promise<O>) & { act?: Act }

/** A verb that only reads. Refuses who may not ask. */
export function query<A extends Act, I, O>(
  act: A,
  run: (scope: ReadScope<Asker<A>>, input: I) => Promise<O>,
): Verb<I, O> {
  const verb: Verb<I, O> = async (viewer, input) => {
    assertMay(act, viewer)
    return readForPage(() => run({ viewer: viewer as Asker<A>, rows: pooledRows }, input))
  }
  return Object.assign(verb, { act })
}

/** A verb that changes something: one transaction, all of it or nothing. With an idempotency key it happens once. */
export function command<A extends Act, I, O>(
  act: A,
  run: (scope: WriteScope<Asker<A>>, input: I) => Promise<O>,
): Verb<I, O> {
  const verb: Verb<I, O> = async (viewer, input, key) => {
    assertMay(act, viewer)
    return db().$transaction(
      async (tx) => {
        const rows = rowsIn(tx)
        const scope = { viewer: viewer as Asker<A>, tx, rows, emit: emitter(rows, viewer) }
        return key && viewer ? once(scope as WriteScope, key, () => run(scope, input)) : run(scope, input)
      },
      { maxWait: 5_000, timeout: 10_000 },
    )
  }
  return Object.assign(verb, { act })
}

/** Writes what nobody signed in did: the system, by its configuration. */
export const bySystem = (rows: Rows): Emit => emitter(rows, null)

const emitter =
  (rows: Rows, viewer: Viewer | null): Emit =>
  async (kind, data) => {
    const { entityType, entityId } = subjectOf(kind, data) ?? { entityType: null, entityId: null }
    const { from, to, note } = data as Record<'from' | 'to' | 'note', string | null | undefined>
    await rows(sql`
      WITH event AS (
        INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, note, actor_id, actor_role, data,
          created_at)
        VALUES (${kind}, ${entityType}, ${entityId}::int, ${from ?? null}, ${to ?? null}, ${note ?? null},
          ${viewer?.id ?? null}::int, ${viewer?.role ?? null}::"Role", ${JSON.stringify(data)}::jsonb,
          coalesce(${toldAs()}::timestamptz, now()))
        RETURNING id)
      SELECT (graphile_worker.add_job('deliver', json_build_object('eventId', id))).id::text FROM event`)
  }
