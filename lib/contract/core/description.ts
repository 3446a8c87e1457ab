import { z } from 'zod'
import { endpoint } from './endpoint'

export const description = {
  get: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    access: 'public',
    answer: z.looseObject({ openapi: z.literal('3.1.0') }),
  }),
}
