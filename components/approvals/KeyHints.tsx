import css from './Approvals.module.css'

type Props = { on: boolean; /** This queue knows a rejection. */ rejects: boolean; onTurn: (on: boolean) => void }

/** Which keys act here, and the switch that turns them off. */
export const KeyHints = ({ on, rejects, onTurn }: Props) => (
  <p className={css.hints}>
    {on && (
      <span>
        <kbd className={css.key}>J</kbd>
        <kbd className={css.key}>K</kbd> or arrows move, <kbd className={css.key}>A</kbd> approves
        {rejects && (
          <>
            , <kbd className={css.key}>R</kbd> rejects
          </>
        )}
        .
      </span>
    )}
    <button type="button" role="switch" aria-checked={on} onClick={() => onTurn(!on)}>
      Keyboard shortcuts<span aria-hidden>: {on ? 'on' : 'off'}</span>
    </button>
  </p>
)
