import { Button } from '@/components/ui/layout/Button'
import { SubmitButton } from '@/components/ui/form/SubmitButton'
import css from './Approvals.module.css'
import { decisions } from './decisions'
import type { Waiting } from './waiting'

type Props = { one: Waiting; busy: boolean; keys: boolean; onApprove: () => void; onReject: () => void }

/** Approve or reject, each with its key. */
export function DecisionBar({ one, busy, keys, onApprove, onReject }: Props) {
  const { approve, reject } = decisions[one.queue]
  return (
    <>
      {reject && (
        <Button color="error" onClick={onReject} disabled={busy} aria-keyshortcuts={keys ? 'R' : undefined}>
          {reject.label}
          {keys && <kbd className={css.key}>R</kbd>}
        </Button>
      )}
      <SubmitButton type="button" busy={busy} onClick={onApprove}>
        {approve.label}
        {keys && <kbd className={css.key}>A</kbd>}
      </SubmitButton>
    </>
  )
}
