import { z } from 'zod'
import { endpoint } from './endpoint'

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/api/health',
    note: '503 with `unavailable` until the database answers.',
    summary: 'Whether the server and its database answer',
    access: 'public',
    answer: z.object({ status: z.enum(['ok', 'unavailable']) }),
  }),
}
