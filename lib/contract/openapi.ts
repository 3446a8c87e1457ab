import type { Role } from './accounts'

/** What an OpenAPI 3.1 description holds, as far as ours uses it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  [key: string]: unknown
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
export type Content = Record<string, { schema?: Schema; example?: unknown }>
export type Response = {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Content
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  /** Who may call it in a paragraph, then what one must know beyond the schemas. */
  description: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
  /** Who may call it; absent when it needs no session. */
  'x-roles'?: readonly Role[]
  /** Only once an admin has verified the account. */
  'x-verified'?: true
  /** The codes of its refusals. */
  'x-problems': string[]
}

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<'get' | 'post' | 'patch', Operation>>>
  components: {
    schemas: Record<string, Schema>
    securitySchemes: Record<string, { type: 'apiKey'; in: 'cookie'; name: string; description: string }>
  }
}
