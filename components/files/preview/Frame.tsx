import type { ReactNode } from 'react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Feed } from '@/components/ui/feedback/Feed'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Text } from '@/components/ui/layout/Text'
import { useFileWords } from './file-words'
import css from './preview.module.css'
import { LIMIT_SECONDS, type Reading } from './useFileParser'

type Props<T> = {
  reading: { state: Reading<T>; cancel: () => void; again: () => void }
  children: (value: T) => ReactNode
}

/** A file in its states: loading with a cancel button, failed, or shown. */
export function Frame<T>({ reading: { state, cancel, again }, children }: Props<T>) {
  const { say, language } = useFileWords()
  if (state.kind === 'shown') return children(state.value)
  if (state.kind === 'reading')
    return (
      <div className={css.wait}>
        <Text as="p" role="status" tone="secondary">
          {say('file.reading', 'Reading the file…')}
        </Text>
        <span className={css.feed}>
          <Feed />
        </span>
        <button type="button" className={buttons.button} onClick={cancel}>
          {say('cancel', 'Cancel')}
        </button>
      </div>
    )
  const stopped = {
    person: say('file.cancelled', 'You cancelled it.'),
    time: say('file.tooLong', `Reading it took longer than ${LIMIT_SECONDS} seconds and was stopped.`, {
      n: LIMIT_SECONDS,
    }),
  }
  // What a reader found wrong is said in English alone.
  const broken = (why: string) => (language === 'en' ? why : say('file.unreadable', why))
  const why = state.kind === 'stopped' ? stopped[state.by] : broken(state.why)
  return (
    <div className={css.wait} role="alert">
      <EmptyState
        art="broken"
        title={
          state.kind === 'broken'
            ? say('file.broken', 'This file can’t be shown')
            : say('file.stopped', 'The preview was stopped')
        }
        text={`${why} ${say('file.canDownload', 'You can still download it.')}`}
        action={
          state.kind === 'stopped' && (
            <button type="button" className={buttons.button} onClick={again}>
              {say('tryAgain', 'Try again')}
            </button>
          )
        }
      />
    </div>
  )
}
