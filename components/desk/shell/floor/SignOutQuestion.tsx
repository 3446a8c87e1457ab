import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { useWords } from '@/lib/client/spoken'
import { WordsProvider } from '@/lib/client/words'
import type { Language } from '@/lib/terms/language'
import type { Words } from '@/lib/terms/words/words'

type Props = {
  waiting: number
  onConfirm: () => void
  /** The person's language with its messages; null in English. */
  spoken: { language: Language; words: Words } | null
} & OverlayProps

/** Asks before a sign-out deletes updates that the phone has not sent, in the language of the shop floor. */
export default function SignOutQuestion({ spoken, ...props }: Props) {
  if (!spoken) return <Question {...props} />
  return (
    <WordsProvider {...spoken}>
      <Question {...props} />
    </WordsProvider>
  )
}

function Question({ waiting, onConfirm, ...overlay }: Omit<Props, 'spoken'>) {
  const { say } = useWords()
  const updates = waiting === 1 ? '1 update is' : `${waiting} updates are`
  return (
    <ConfirmDialog
      {...overlay}
      title={say('signOut.title', 'Sign out and delete unsent updates?')}
      text={say('signOut.text', `${updates} not sent yet. Signing out deletes them.`, { n: waiting })}
      confirmLabel={say('signOut.confirm', 'Sign out')}
      tone="danger"
      onConfirm={async () => onConfirm()}
    />
  )
}
