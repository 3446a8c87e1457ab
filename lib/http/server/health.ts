import { statusOf } from '../../contract/core/problem-codes'
import { rows, sql } from '../../infra/db/db'
import { jsonResponse } from '../handler/json-response'

/** 200 once the database answers, 503 until then. Asks for no session. */
export const answerHealth = async () => {
  try {
    await rows(sql`SELECT 1`)
    return jsonResponse({ status: 'ok' })
  } catch {
    return jsonResponse({ status: 'unavailable' }, { status: statusOf.unavailable })
  }
}

/** 200 as long as this process answers. */
export const answerAlive = async () => jsonResponse({ status: 'ok' })
