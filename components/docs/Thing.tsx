import type { Schema } from '@/lib/contract/openapi'
import css from './Docs.module.css'
import { Fields, fieldsOf } from './Fields'
import { anchorOfThing } from './outline'
import type { Schemas } from './TypeWords'

type Props = { id: string; name: string; among: string[]; schemas: Schemas; things: ReadonlySet<string> }

/** What a thing holds on the wire; of one that only adds to another, what it adds. */
export function Thing({ id, name, among, ...page }: Props) {
  const own = page.schemas[name]!
  const base = among.find((other) => other !== name && holds(own, page.schemas[other]!))
  const known = base ? page.schemas[base]!.properties! : {}
  const fields = fieldsOf(own).filter((field) => !(field.name in known))
  return (
    <details className={css.thing}>
      <summary>
        <code>{name}</code> <span>{base ? `${base} and more` : `${fields.length} fields`}</span>
      </summary>
      {/* A link to what stands inside opens it. */}
      <div id={id}>
        {base && (
          <p>
            All of <a href={`#${anchorOfThing(base)}`}>{base}</a>, and:
          </p>
        )}
        <Fields fields={fields} mark="optional" {...page} />
      </div>
    </details>
  )
}

/** Whether the first has every field of the second, and more. */
function holds({ properties: all = {} }: Schema, { properties: some = {} }: Schema): boolean {
  const names = Object.keys(some)
  return (
    names.length < Object.keys(all).length &&
    names.every((name) => JSON.stringify(all[name]) === JSON.stringify(some[name]))
  )
}
