import css from './SelectionBar.module.css'

export type Refused = readonly { id: number; message: string }[]

/** What was refused of an act on many, each by its name and in a sentence. */
export const RefusedList = ({ refused, names }: { refused: Refused; names: ReadonlyMap<number, string> }) => (
  <ul className={css.list}>
    {refused.map(({ id, message }) => (
      <li key={id}>
        <b>{names.get(id) ?? id}</b>: {message}
      </li>
    ))}
  </ul>
)
