import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'

type Props = { waiting: number; onConfirm: () => void } & OverlayProps

/** Asks before a sign-out deletes updates that the phone has not sent. */
export default function SignOutQuestion({ waiting, onConfirm, ...overlay }: Props) {
  return (
    <ConfirmDialog
      {...overlay}
      title="Sign out and delete unsent updates?"
      text={`${waiting === 1 ? '1 update is' : `${waiting} updates are`} not sent yet. Signing out deletes them.`}
      confirmLabel="Sign out"
      tone="danger"
      onConfirm={async () => onConfirm()}
    />
  )
}
