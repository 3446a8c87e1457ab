import css from './Switch.module.css'

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** A switch whose choice is saved at once; its words stand in the label around it. */
export const Switch = ({ checked, disabled, onChange }: Props) => (
  <input
    type="checkbox"
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox has its state.
    role="switch"
    className={css.switch}
    checked={checked}
    disabled={disabled}
    onChange={(event) => onChange(event.target.checked)}
  />
)
