import type { OpenApi, Operation, Schema } from '@/lib/contract/openapi'

export type DocumentedCall = {
  /** Of the page: post-inquiries, patch-quotations-id-status. */
  anchor: string
  method: string
  path: string
  operation: Operation
}
export type DocumentedNoun = {
  anchor: string
  name: string
  description: string
  calls: DocumentedCall[]
  /** The names of what its calls answer with and no noun before it has shown. */
  things: string[]
}

/** The description as a reader goes through it: noun by noun, each with the things it answers with and its calls. */
export function outlineOf({ tags, paths, components: { schemas } }: OpenApi): DocumentedNoun[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ method, path, operation },
      anchor: anchorOf(method, path),
    })),
  )
  const shown = new Set<string>()
  return tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    const things = own.flatMap(({ operation }) => thingsIn(answerOf(operation)?.schema, schemas))
    const fresh = [...new Set(things)].filter((thing) => !shown.has(thing))
    fresh.forEach((thing) => shown.add(thing))
    return { anchor: slugOf(name), name, description, calls: own, things: fresh }
  })
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const anchorOf = (method: string, path: string) =>
  [method, ...path.replace('/api/', '').replace(/[{}]/g, '').split(/[/.]/)].join('-').toLowerCase()

/** Where a thing is shown on the page. */
export const anchorOfThing = (name: string) => `thing-${name.toLowerCase()}`

/** The name at the end of a reference. */
export const nameOf = ($ref: string) => $ref.split('/').at(-1)!

/** What a success carries as JSON, with its example. */
export function answerOf({ responses }: Operation) {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  return success?.[1].content?.['application/json']
}

function thingsIn(schema: Schema | undefined, schemas: Record<string, Schema>): string[] {
  if (!schema) return []
  if (schema.$ref) {
    const name = nameOf(schema.$ref)
    const target = schemas[name]!
    if (target.oneOf) return thingsIn(target, schemas)
    return target.properties ? [name, ...thingsIn(target, schemas)] : []
  }
  const parts = [
    schema.items,
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
  ]
  return parts.flatMap((part) => thingsIn(part, schemas))
}
