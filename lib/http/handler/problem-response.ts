import { randomUUID } from 'node:crypto'
import { Problem } from '../../contract/core/problem'
import type { ProblemBody } from '../../contract/core/problem-body'
import { log } from '../../infra/observability/log'
import { currentRequest } from '../../infra/observability/request'
import { sqlStateOf } from '../../infra/db/sql-state'
import { stepCookie } from '../auth/step'
import { jsonResponse } from './json-response'

/** Maps any error to a Problem: database errors to 400, 409 or 503, everything else to a 500 with an id. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const state = sqlStateOf(error)
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (
    state?.startsWith('22') ||
    state === '23514' ||
    code === 'P2000' ||
    code === 'P2020' ||
    code === 'P2023' ||
    isNoDate(message)
  )
    return new Problem('validation', 'A value in the request can’t be saved')
  if (state === '23505' || code === 'P2002') return new Problem('conflict', 'This already exists')
  if (state === '40001' || state === '40P01' || code === 'P2034' || code === 'P2025')
    return new Problem('conflict', 'Someone else has just changed this. Please try again.')
  if (/^(08|53|57|55P03)/.test(state ?? '') || isAway(code, message))
    return new Problem('unavailable', 'Jobwork is not available right now. Please try again in a moment.', undefined, {
      retryAfter: 5,
    })

  const requestId = currentRequest()?.id ?? randomUUID()
  log().error({ requestId, err: error }, 'unexpected error')
  return new Problem(
    'internal',
    'Something went wrong on our side. Please try again. If it happens again, quote this id.',
    undefined,
    { requestId },
  )
}

/** Prisma rejects dates outside of the years 0 to 9999 without an error code. */
const isNoDate = (message: string) => /Invalid value for argument .+ Expected ISO-8601 DateTime/.test(message)

const isAway = (code: string, message: string) =>
  ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'].includes(
    code,
  ) ||
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Can't reach database/i.test(
    message,
  )

/** Any error as its response. */
export function problemResponse(error: unknown): Response {
  const problem = problemOf(error)
  const { retryAfter, step } = problem.extra
  const body: ProblemBody = problem.toJSON()
  return jsonResponse(body, {
    status: problem.status,
    headers: {
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...(step && { 'set-cookie': stepCookie(step) }),
    },
  })
}
