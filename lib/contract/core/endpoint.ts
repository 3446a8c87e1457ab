import { z } from 'zod'
import { plain } from './fields'
import type { ProblemCode } from './problem-codes'

type Shape = z.ZodObject<z.ZodRawShape>

/** One call of the API: what may be asked, and what is answered. Route, form, client, test and API description read it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the host, with `{name}` for each parameter: /api/inquiries/{id}. */
  path: `/api/${string}`
  summary: string
  /** Notes beyond the schemas: effects and defaults. */
  note?: string
  /** `public` needs no session. */
  access?: 'public'
  params?: Shape
  query?: Shape
  body?: z.ZodType
  /** A multipart/form-data body instead of JSON, read as it arrives. */
  multipart?: Shape
  /** The schema of a success; absent means 204. */
  answer?: z.ZodType
  /** The answer is a file of this media type. */
  download?: string
  /** 200 unless told. */
  status?: 200 | 201
  /** The answer is an array with Link and X-Total-Count. */
  list?: true
  /** Honours Idempotency-Key. */
  idempotent?: true
  /** Error codes beyond those of its parts: an invalid body, an unknown id and a wrong role follow from them. */
  refuses?: readonly ProblemCode[]
}

type Out<T> = T extends z.ZodType ? z.output<T> : unknown
type In<T> = T extends z.ZodType ? z.input<T> : unknown

/** Keys that may be undefined become optional. */
type Relaxed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

/** What a verb receives: parameters, query and body in one object. */
export type Input<E extends Endpoint> = Relaxed<Out<E['params']> & Out<E['query']> & Out<E['body']>>
/** What a client sends. */
export type Request<E extends Endpoint> = In<E['params']> & In<E['query']> & In<E['body']>
/** What the call answers. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : void

/** Declares a call; the type keeps every schema. */
export const endpoint = <const E extends Endpoint>(e: E) => e

const largestId = 2_147_483_647
const idSchema = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(largestId))

/** The `{id}` of a path. Anything but a positive integer is 404. */
export const idParam = z.object({ id: idSchema })

/** What every list understands; a noun adds the filters of its screen. */
export const listQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1, 'limit must be 1 to 500')
    .max(500, 'limit must be 1 to 500')
    .default(100)
    .describe('Page size, 100 by default'),
  cursor: z.string().max(500).optional().describe('The next page: taken from the Link header of the page before'),
  q: plain(z.string().trim().max(200, 'Search for at most 200 characters'))
    .optional()
    .describe('Text search, ids with or without their prefix'),
  sort: z.string().max(40).optional().describe('`id` or a column of the screen; `-` in front sorts descending'),
  counts: z.literal('true').optional().describe("Return the counts of the screen's tabs in X-Tab-Counts"),
})
export type ListQuery = z.output<typeof listQuery>

/** A page of a list inside the program; on the wire an array with headers. */
export type Listing<T> = {
  items: T[]
  /** Exact up to 10,000; `capped` above it. */
  total: number
  capped: boolean
  next: string | null
  prev: string | null
  /** Per tab, where they were asked for. */
  counts: Record<string, number> | null
}

/** Declares a list: GET, newest first unless told otherwise, with the common query and the given filters. */
export const listEndpoint = <P extends `/api/${string}`, I extends z.ZodType, F extends z.ZodRawShape>(
  path: P,
  summary: string,
  item: I,
  filters: F,
) => endpoint({ method: 'GET', path, summary, query: listQuery.extend(filters), answer: z.array(item), list: true })
