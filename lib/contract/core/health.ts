import { z } from 'zod'
import { endpoint } from './endpoint'

const answer = z.object({ status: z.enum(['ok', 'unavailable']) })
const note = '503 with `unavailable` until the database answers.'

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    answer,
    note,
    summary: 'Whether the server and its database answer',
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    access: 'public',
    answer,
    note,
    summary: 'Whether a load balancer may send requests here; same as /api/health',
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    access: 'public',
    answer,
    summary: "Whether the process answers, with or without its database; restart one that doesn't",
  }),
}
