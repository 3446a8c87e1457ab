import type { ReactNode } from 'react'
import type { Schema } from '@/lib/contract/openapi'
import { anchorOfThing, nameOf } from './outline'

export type Schemas = Record<string, Schema>
type Props = {
  schema: Schema
  schemas: Schemas
  /** Things that the page shows under a name of their own. */ things: ReadonlySet<string>
}

/** What may stand in a field, in words: text, 10 to 5,000 characters. */
export function TypeWords({ schema, schemas, things }: Props): ReactNode {
  const words = (one: Schema) => <TypeWords schema={one} schemas={schemas} things={things} />
  if (schema.$ref) {
    const name = nameOf(schema.$ref)
    return things.has(name) ? <a href={`#${anchorOfThing(name)}`}>{name}</a> : words(schemas[name]!)
  }
  if (schema.const !== undefined) return <code>{String(schema.const)}</code>
  if (schema.enum)
    return (
      <>
        one of{' '}
        {schema.enum.map((value) => (
          <span key={String(value)}>
            <code>{String(value)}</code>{' '}
          </span>
        ))}
      </>
    )
  const variants = schema.oneOf ?? schema.anyOf
  if (variants?.every((variant) => variant.properties)) return 'object'
  if (variants)
    return variants.map((variant, at) => (
      <span key={at}>
        {at > 0 && ' or '}
        {words(variant)}
      </span>
    ))
  const types = [schema.type].flat()
  const orNull = types.includes('null') && types.length > 1 && ', or null'
  if (types.includes('array'))
    return (
      <>
        list of {words(schema.items!)}
        {schema.maxItems && `, at most ${schema.maxItems}`}
        {orNull}
      </>
    )
  if (types.includes('object')) {
    if (schema.properties) return <>object{orNull}</>
    return <>object{schema.propertyNames && <>, keys {words(schema.propertyNames)}</>}</>
  }
  return (
    <>
      {plainWords(schema, types[0])}
      {orNull}
    </>
  )
}

const named: Record<string, string> = {
  null: 'null',
  boolean: 'true or false',
  number: 'number',
  integer: 'whole number',
}
const formats: Record<string, string> = {
  'date-time': 'instant, ISO 8601 in UTC',
  date: 'day, YYYY-MM-DD',
  email: 'e-mail address',
  binary: 'file',
}

function plainWords(schema: Schema, type = 'string'): string {
  const base = (schema.format && formats[schema.format]) ?? named[type] ?? 'text'
  const isText = type === 'string'
  const limits = isText ? range(schema.minLength, schema.maxLength) : range(schema.minimum, schema.maximum)
  return limits ? `${base}, ${limits}${isText ? ' characters' : ''}` : base
}

/** The largest numbers are the database's limit and no rule of the trade. */
const LARGE = 2_147_483_647
function range(from?: number, to?: number): string | null {
  const till = to !== undefined && to < LARGE ? to : undefined
  const say = (n: number) => n.toLocaleString('en-IN')
  if (from && till !== undefined)
    return from === 1 && till >= 200 && till !== 1000 ? `at most ${say(till)}` : `${say(from)} to ${say(till)}`
  if (till !== undefined) return `at most ${say(till)}`
  return from ? `at least ${say(from)}` : null
}
