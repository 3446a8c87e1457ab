import css from './fields.module.css'

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch that counts at once, outside what a form sends. */
export const Check = ({ label, checked, onChange }: Props) => (
  <label className={css.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
