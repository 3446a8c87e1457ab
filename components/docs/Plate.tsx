import css from './Plate.module.css'

type Props = { title: string; children: string; /** Opened by who wants it. */ folded?: boolean }

/** Code on the dark plate, in both schemes; the keyboard can scroll it. */
export function Plate({ title, children, folded }: Props) {
  const code = (
    <pre className={css.code} tabIndex={0} role="group" aria-label={title}>
      <code>{children}</code>
    </pre>
  )
  if (folded)
    return (
      <details className={css.plate}>
        <summary className={css.title}>{title}</summary>
        {code}
      </details>
    )
  return (
    <figure className={css.plate}>
      <figcaption className={css.title}>{title}</figcaption>
      {code}
    </figure>
  )
}
