import { statusOf } from '../contract/problem'
import { jsonAnswer, route } from './answer'
import { rows, sql } from '../infra/db'

/** 200 once the database answers, 503 until then. Asks for no session. */
export const answerHealth = route(async () => {
  try {
    await rows(sql`SELECT 1`)
    return jsonAnswer({ status: 'ok' })
  } catch {
    return jsonAnswer({ status: 'unavailable' }, { status: statusOf.unavailable })
  }
})

/** 200 as long as this process answers. */
export const answerAlive = route(async () => jsonAnswer({ status: 'ok' }))
