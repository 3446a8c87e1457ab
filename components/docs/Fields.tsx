import type { Schema } from '@/lib/contract/openapi'
import { nameOf } from './outline'
import css from './Fields.module.css'
import { Prose } from './Prose'
import { TypeWords, type Schemas } from './TypeWords'

export type Field = { name: string; schema: Schema; required?: boolean; description?: string }
type Props = {
  fields: Field[]
  schemas: Schemas
  things: ReadonlySet<string>
  /** In what is sent, required fields are marked; in what is answered, those that may be absent. */
  mark: 'required' | 'optional'
}

/** Fields with what may stand in them, their limits, and what a reader must know. */
export const Fields = ({ fields, mark, ...page }: Props) => (
  <ul className={css.fields}>
    {fields.map(({ name, schema, required, description = schema.description }) => {
      const inner = innerOf(schema, page.schemas, page.things)
      return (
        <li key={name}>
          <p className={css.field}>
            <code className={css.name}>{name}</code>{' '}
            <span className={css.type}>
              <TypeWords schema={schema} {...page} />
            </span>
            {mark === 'required' && required && <strong className={css.required}> required</strong>}
            {mark === 'optional' && !required && <span className={css.absent}> may be absent</span>}
          </p>
          {description && (
            <p className={css.text}>
              <Prose>{description}</Prose>
            </p>
          )}
          {inner && <Fields fields={fieldsOf(inner)} mark={mark} {...page} />}
        </li>
      )
    })}
  </ul>
)

/** The fields of an object. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))

/** The object in a field, through lists and alternatives, unless the page shows it elsewhere. */
function innerOf(schema: Schema, schemas: Schemas, things: ReadonlySet<string>): Schema | undefined {
  if (schema.$ref)
    return things.has(nameOf(schema.$ref)) ? undefined : innerOf(schemas[nameOf(schema.$ref)]!, schemas, things)
  if (schema.properties) return schema
  if (schema.items) return innerOf(schema.items, schemas, things)
  const objects = (schema.anyOf ?? []).map((one) => innerOf(one, schemas, things)).filter((one) => one !== undefined)
  if (objects.length < 2) return objects[0]
  // Of alternatives, all fields; none of them must be there in each.
  return { properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Schema['properties'] }
}
