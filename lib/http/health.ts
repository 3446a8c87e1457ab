import { statusOf } from '../contract/problem'
import { rows, sql } from '../infra/db'

/** 200 once the database answers, 503 until then. Asks for no session. */
export async function answerHealth(): Promise<Response> {
  try {
    await rows(sql`SELECT 1`)
    return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
  } catch {
    return Response.json(
      { status: 'unavailable' },
      { status: statusOf.unavailable, headers: { 'cache-control': 'no-store' } },
    )
  }
}

/** 200 as long as this process answers. */
export const answerAlive = async () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
