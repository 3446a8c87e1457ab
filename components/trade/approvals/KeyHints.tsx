import { Row } from '@/components/ui/layout/Row'
import css from './Approvals.module.css'
import type { QueueName } from './query'

type Props = { on: boolean; name: QueueName; onTurn: (on: boolean) => void }

/** Which keys act here, and the switch that turns them off. */
export const KeyHints = ({ on, name, onTurn }: Props) => (
  <Row as="p" wrap gap="large" lineGap="tight" justify="between" muted className={css.hints}>
    {on && (
      <span>
        <kbd className={css.key}>J</kbd>
        <kbd className={css.key}>K</kbd> or arrows move, <kbd className={css.key}>A</kbd>{' '}
        {name === 'held' ? 'releases' : 'approves'}, <kbd className={css.key}>R</kbd>{' '}
        {name === 'held' ? 'withholds' : 'rejects'}.
      </span>
    )}
    <button type="button" role="switch" aria-checked={on} onClick={() => onTurn(!on)}>
      Keyboard shortcuts<span aria-hidden>: {on ? 'on' : 'off'}</span>
    </button>
  </Row>
)
