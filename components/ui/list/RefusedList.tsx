import css from './SelectionBar.module.css'

export type Refused<Id = number> = readonly { id: Id; message: string }[]

type Props<Id> = { refused: Refused<Id>; names: ReadonlyMap<Id, string> }

/** What was refused of an act on many, each by its name and in a sentence. */
export const RefusedList = <Id extends number | string>({ refused, names }: Props<Id>) => (
  <ul className={css.list}>
    {refused.map(({ id, message }) => (
      <li key={id}>
        <b>{names.get(id) ?? id}</b>: {message}
      </li>
    ))}
  </ul>
)
