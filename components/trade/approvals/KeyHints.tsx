import buttons from '@/components/ui/controls/buttons.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import css from './Approvals.module.css'
import type { QueueName } from './query'

type Props = { on: boolean; name: QueueName; onTurn: (on: boolean) => void }

/** Which keys act here, and the switch that turns them off. */
export const KeyHints = ({ on, name, onTurn }: Props) => (
  <Row wrap gap="large" lineGap="tight" justify="end" muted className={css.hints}>
    {on && (
      <Text as="p" grow="wrap">
        <kbd>J</kbd>
        <kbd>K</kbd> or arrows move, <kbd>A</kbd> {name === 'held' ? 'releases' : 'approves'}, <kbd>R</kbd>{' '}
        {name === 'held' ? 'withholds' : 'rejects'}.
      </Text>
    )}
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={`${buttons.link} ${css.turn}`}
      onClick={() => onTurn(!on)}
    >
      <span>
        Keyboard shortcuts<span aria-hidden>: {on ? 'on' : 'off'}</span>
      </span>
    </button>
  </Row>
)
