import { guide } from './guide'
import { Method } from './Method'
import type { DocumentedNoun } from './outline'
import css from './Toc.module.css'

/** What is on the page; beside it on a wide screen, a line above it on a narrow one. */
export const Toc = ({ nouns }: { nouns: DocumentedNoun[] }) => (
  <nav className={css.toc} aria-label="On this page">
    <ul aria-label="Guide" className={css.list}>
      {guide.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ul>
    <ul aria-label="Calls" className={css.list}>
      {nouns.map(({ anchor, name, calls }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={css.noun}>
            {name}
          </a>
          <ul aria-label={`Calls of ${name}`} className={css.calls}>
            {calls.map((call) => (
              <li key={call.anchor}>
                <a href={`#${call.anchor}`} className={css.call}>
                  <Method method={call.method} small />
                  {call.operation.summary}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
)
