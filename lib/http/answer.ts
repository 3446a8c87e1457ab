import { Readable } from 'node:stream'

/** The headers of a request, by their names in lower case. */
export type AskedHeaders = { get: (name: string) => string | null }

/** What a handler reads of a request: the web's own, or node's. */
export type Asked = {
  method: string
  url: string
  headers: AskedHeaders
  body: Request['body'] | Readable
}

/** What a handler gives: JSON, the content of a file, or nothing. */
export type Answer = {
  status: number
  /** Several values are several headers of this name. */
  headers: Record<string, string | string[]>
  /** As it is sent. */
  json?: string
  content?: Readable
}

/** An answer in JSON, which no cache keeps unless `headers` say so. */
export const jsonAnswer = (value: unknown, { status = 200, headers = {} }: Partial<Answer> = {}): Answer => ({
  ...{ status, json: JSON.stringify(value) },
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
})

/** The answer as the web knows it. */
export function toResponse({ status, headers, json, content }: Answer): Response {
  const each = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
  const body = json ?? (content ? (Readable.toWeb(content) as ReadableStream) : null)
  return new Response(body, { status, headers: each })
}

/** How a call is answered, whoever brings it: Next a Request of the web, our own server one of node. */
export type Direct = (asked: Asked, params: Record<string, string>) => Promise<Answer>
type Context = { params: Promise<Record<string, string | string[]>> }
export type Handler = ((request: Request, context: Context) => Promise<Response>) & { direct: Direct }

/** A route of `app/api`. */
export const route = (direct: Direct): Handler =>
  Object.assign(
    async (request: Request, { params }: Context) =>
      toResponse(await direct(request as Asked, (await params) as Record<string, string>)),
    { direct },
  )
