import type { ReactNode } from 'react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Text } from '@/components/ui/layout/Text'
import css from './preview.module.css'
import type { Reading } from './useFileParser'

type Props<T> = {
  reading: { state: Reading<T>; cancel: () => void; again: () => void }
  children: (value: T) => ReactNode
}

/** A file in its states: loading with a cancel button, failed, or shown. */
export function Frame<T>({ reading: { state, cancel, again }, children }: Props<T>) {
  if (state.kind === 'shown') return children(state.value)
  if (state.kind === 'reading')
    return (
      <div className={css.wait}>
        <Text as="p" role="status" tone="secondary">
          Reading the file…
        </Text>
        <span className={css.feed} aria-hidden />
        <button type="button" className={buttons.button} onClick={cancel}>
          Cancel
        </button>
      </div>
    )
  return (
    <div className={css.wait} role="alert">
      <EmptyState
        art="broken"
        title={state.kind === 'broken' ? 'This file can’t be shown' : 'The preview was stopped'}
        text={`${state.why} You can still download it.`}
        action={
          state.kind === 'stopped' && (
            <button type="button" className={buttons.button} onClick={again}>
              Try again
            </button>
          )
        }
      />
    </div>
  )
}
