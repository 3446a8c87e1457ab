import { CallEntry } from './CallEntry'
import css from './Docs.module.css'
import { anchorOfThing, type DocumentedNoun } from './outline'
import { Thing } from './Thing'
import type { Schemas } from './TypeWords'

type Props = { noun: DocumentedNoun; server: string; schemas: Schemas; things: ReadonlySet<string> }

/** A noun: what it is, what its things hold, and its calls. */
export const NounPart = ({ noun, server, ...page }: Props) => (
  <section id={noun.anchor} className={css.section} aria-labelledby={`${noun.anchor}-name`}>
    <h2 id={`${noun.anchor}-name`}>{noun.name}</h2>
    <p className={css.lead}>{noun.description}</p>
    {noun.things.map((name) => (
      <Thing key={name} id={anchorOfThing(name)} name={name} among={noun.things} {...page} />
    ))}
    {noun.calls.map((call) => (
      <CallEntry key={call.anchor} call={call} server={server} {...page} />
    ))}
  </section>
)
