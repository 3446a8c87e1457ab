import type { StuckDelivery } from '../../../contract/people/deliveries'
import { sql } from '../../../infra/db/db'
import { command, query } from '../../core/verb'

/** Jobs that failed once are not listed: they are retried within seconds. */
export const isStuck = sql`j.attempts > 1 AND j.last_error IS NOT NULL`

type Row = Omit<StuckDelivery, 'what'> & {
  task: string
  topic: string | null
  kind: string | null
  name: string | null
}

/** Failed deliveries with their last error. At most 100, oldest first. */
export const stuckDeliveries = query('delivery.stuck', async ({ rows }) => {
  const found = await rows<Row>(sql`
    SELECT j.id::int, t.identifier AS task, j.attempts::int, j.max_attempts::int AS of, j.last_error AS error,
      j.created_at AS since, CASE WHEN j.attempts < j.max_attempts THEN j.run_at END AS "nextTry",
      j.payload->>'topic' AS topic, e.kind, coalesce(u.company_name, j.payload->>'to') AS name
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    LEFT JOIN events e ON e.id = (j.payload->>'eventId')::int
    LEFT JOIN members m ON m.id = (j.payload->>'memberId')::int LEFT JOIN users u ON u.id = m.company_id
    WHERE ${isStuck} ORDER BY j.id LIMIT 100`)
  return found.map(({ task, topic, kind, name, ...row }): StuckDelivery => ({
    ...row,
    what: whatOf(task, topic, kind, name),
  }))
})

/** Retries every stuck delivery now, also those that were given up. */
export const retryDeliveries = command('delivery.retry', async ({ rows, emit }): Promise<void> => {
  const [tried] = await rows<{ deliveries: number }>(sql`
    SELECT count(*)::int AS deliveries FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT j.id FROM graphile_worker._private_jobs j WHERE ${isStuck}), run_at := now(), attempts := 1)`)
  if (tried?.deliveries) emit('delivery.retried', { deliveries: tried.deliveries })
})

function whatOf(task: string, topic: string | null, kind: string | null, name: string | null): string {
  if (task === 'mails') return `Emails about ${topic} to ${name ?? 'a user'}`
  if (task === 'letter') return `Account email to ${name ?? 'a user'}`
  return `Notifications of “${kind ?? 'an event'}”`
}
