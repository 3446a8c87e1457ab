import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'

type Props = { waiting: number | null; onAnswer: (signOut: boolean) => void }

/** Asks before a sign-out deletes updates that the phone has not sent. */
export default function SignOutQuestion({ waiting, onAnswer }: Props) {
  return (
    <ConfirmDialog
      open={waiting !== null}
      onClose={() => onAnswer(false)}
      title="Sign out and delete what waits?"
      text={`${waiting === 1 ? '1 update waits' : `${waiting} updates wait`} on this phone. Signing out deletes them.`}
      confirmLabel="Sign out"
      tone="danger"
      onConfirm={async () => onAnswer(true)}
    />
  )
}
