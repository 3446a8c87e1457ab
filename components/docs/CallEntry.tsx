import { Lock, LockOpen } from 'lucide-react'
import { Lucide } from '@/components/ui/Lucide'
import css from './CallEntry.module.css'
import { curlOf, pretty } from './curl'
import { Fields, fieldsOf, type Field } from './Fields'
import { Method } from './Method'
import { answerOf, nameOf, type DocumentedCall } from './outline'
import { Plate } from './Plate'
import { Prose } from './Prose'
import { TypeWords, type Schemas } from './TypeWords'

type Props = { call: DocumentedCall; server: string; schemas: Schemas; things: ReadonlySet<string> }

/** What every list takes; the page tells of it once. */
const OF_LISTS = ['limit', 'cursor', 'q', 'sort', 'counts']

/** One call: who may make it, what it takes, what it answers, and how it is typed. */
export function CallEntry({ call, server, ...page }: Props) {
  const { anchor, method, path, operation } = call
  const [who, ...notes] = operation.description.split('\n\n')
  const isList = Boolean(operation.responses[200]?.headers?.['X-Total-Count'])
  const parameters = operation.parameters.filter((p) => p.in !== 'header' && !(isList && OF_LISTS.includes(p.name)))
  const sent = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const body = sent?.$ref ? page.schemas[nameOf(sent.$ref)]! : sent
  const answer = answerOf(operation)
  const Key = operation.security.length ? Lock : LockOpen
  return (
    <article id={anchor} className={css.call} aria-labelledby={`${anchor}-name`}>
      <div className={css.words}>
        <h3 id={`${anchor}-name`} className={css.name}>
          <a href={`#${anchor}`}>{operation.summary}</a>
        </h3>
        <p className={css.line}>
          <Method method={method} />
          <code className={css.path}>{path}</code>
        </p>
        <p className={css.who}>
          <Lucide icon={Key} size={14} aria-hidden />
          {who}
        </p>
        {notes.map((note) => (
          <p key={note}>
            <Prose>{note}</Prose>
          </p>
        ))}
        {parameters.length > 0 && <Part title={isList ? 'Filters' : 'In the address'} fields={parameters} {...page} />}
        {isList && (
          <p className={css.aside}>
            Takes and tells what <a href="#lists">every list</a> does.
          </p>
        )}
        {body && <Part title="Body" fields={fieldsOf(body)} {...page} />}
        {operation.parameters.some((p) => p.in === 'header') && (
          <p className={css.aside}>
            Honours <a href="#writing-twice">Idempotency-Key</a>.
          </p>
        )}
        <Answers call={call} {...page} />
      </div>
      <div className={css.codes}>
        <Plate title="In a shell">{curlOf(call, server)}</Plate>
        {answer?.example !== undefined && (
          <Plate title="What comes back, for example" folded>
            {pretty(answer.example)}
          </Plate>
        )}
      </div>
    </article>
  )
}

type PartProps = Omit<Props, 'call' | 'server'> & { title: string; fields: Field[] }

const Part = ({ title, fields, ...page }: PartProps) => (
  <div>
    <h4 className={css.part}>{title}</h4>
    <Fields fields={fields} mark="required" {...page} />
  </div>
)

function Answers({ call: { operation }, ...page }: Omit<Props, 'server'>) {
  const [[status, success] = []] = Object.entries(operation.responses)
  const schema = answerOf(operation)?.schema
  const refusals = Object.entries(operation.responses).filter(([code]) => code >= '400' && code < '500')
  return (
    <div>
      <h4 className={css.part}>Answers</h4>
      <p className={css.answers}>
        <code>{status}</code> {schema ? <TypeWords schema={schema} {...page} /> : success?.description}
      </p>
      {refusals.length > 0 && (
        <p className={css.refusals}>
          {refusals.map(([code, { description }]) => (
            <a key={code} href="#refusals">
              {code} {description.split('`')[1]}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
