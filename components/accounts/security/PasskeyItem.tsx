import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Button } from '@/components/ui/controls/Button'
import type { Passkey } from '@/lib/contract/accounts/factors'
import css from './Factors.module.css'

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void }

/** A passkey: its name, when it was added and used last, and what can be done with it. */
export function PasskeyItem({ passkey: { name, createdAt, usedAt }, onRename, onRemove }: Props) {
  return (
    <li>
      <p className={css.factor}>
        {name}
        <span className={css.quiet}>
          {usedAt ? 'Last used ' : 'Added '}
          <FormattedDate value={usedAt ?? createdAt} />
        </span>
      </p>
      <span className={css.acts}>
        <Button size="small" variant="text" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="small" variant="text" color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </span>
    </li>
  )
}
