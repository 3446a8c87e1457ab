import { z } from 'zod'
import * as contract from '../contract'
import { calls } from '../contract/calls'
import { idParam } from '../contract/endpoint'
import { HistoryEntry } from '../contract/fields'
import type { Schema } from '../contract/openapi'

const AT = '#/components/schemas/'
const PARTS = ['params', 'query', 'body', 'multipart', 'answer'] as const
type Part = (typeof PARTS)[number]

const registry = z.registry<{ id?: string }>()

// What the contract exports under a name of its own is referred to by that name, wherever it stands.
registry.add(contract.ProblemBody, { id: 'Problem' }).add(HistoryEntry, { id: 'HistoryEntry' })
for (const [id, value] of Object.entries(contract))
  if (value instanceof z.ZodType && /^[A-Z]/.test(id) && !registry.has(value)) registry.add(value, { id })

for (const { group, name, endpoint } of calls)
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (schema && !registry.has(schema)) registry.add(schema, { id: `${group}.${name}.${part}` })
  }

const made = (io: 'input' | 'output') =>
  z.toJSONSchema(registry, { io, uri: (id) => AT + id, unrepresentable: 'any', override: readable }).schemas as Record<
    string,
    Schema
  >
const sent = made('input')
const answered = made('output')

/** The named schemas that something refers to, as they were asked for. */
export const named: Record<string, Schema> = {}

/** A part of a call as JSON schema; named schemas in it are references. */
export function schemaOf(schema: z.ZodType, part: Part): Schema {
  const id = registry.get(schema)!.id!
  const isOwn = id.includes('.')
  const found = isOwn ? take(id, part) : { $ref: AT + id }
  noteNames(found, part)
  return found
}

const take = (id: string, part: Part): Schema => {
  const { $schema: _, $id: __, ...schema } = (part === 'answer' ? answered : sent)[id]!
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => plain(value)) as Schema
}

/** Leaves out what says nothing: the limits of all whole numbers, the pattern of a format; joins a type with its null. */
function plain(value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { minimum, maximum, pattern, anyOf, ...rest } = value as Schema
  const [one, other, ...more] = anyOf ?? []
  const isNullable = typeof one?.type === 'string' && !one.enum && other?.type === 'null' && !more.length
  return {
    ...rest,
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    ...(pattern !== undefined && !rest.format && { pattern }),
    ...(isNullable ? { ...one, ...rest, type: [one.type, 'null'] } : anyOf && { anyOf }),
  }
}

function noteNames(value: unknown, part: Part) {
  for (const name of namesIn(value)) {
    const schema = take(name, part)
    const before = named[name]
    if (before && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`${name} is sent in one form and answered in another: give them two names`)
    named[name] = schema
    if (!before) noteNames(schema, part)
  }
}

/** The names of the schemas that this one refers to. */
export const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Says what zod keeps to itself. */
function readable({ zodSchema, jsonSchema }: Parameters<Override>[0]) {
  const json = jsonSchema as Schema
  if (zodSchema === idParam.shape.id) {
    delete json.pattern
    Object.assign(json, { type: 'integer', minimum: 1, maximum: 2_147_483_647 })
  }
  // The limits of a number stand behind its reading from a form field's digits.
  if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodNumber) {
    const { minValue, maxValue } = zodSchema.out
    if (minValue !== null && minValue > (json.minimum ?? -Infinity)) json.minimum = minValue
    if (maxValue !== null && maxValue < (json.maximum ?? Infinity)) json.maximum = maxValue
  }
  // A field is required when a missing one is refused, whatever is done to it first.
  if (zodSchema instanceof z.ZodObject && json.additionalProperties === undefined) {
    const required = Object.keys(zodSchema.shape).filter((key) => !zodSchema.shape[key].safeParse(undefined).success)
    if (required.length) json.required = required
  }
}
