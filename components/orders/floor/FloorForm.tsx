'use client'

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Stack } from '@/components/ui/layout/Stack'
import { useSay } from '@/lib/client/words'
import { FloorFailure } from './FloorFailure'
import css from './Floor.module.css'

type Props = {
  label: string
  submitLabel: string
  /** What is sent stops the order. */
  stops?: boolean
  failure: string | null
  onSubmit: (sent: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A form on a card: its fields, what is wrong, and two large buttons. */
export function FloorForm({ label, submitLabel, stops, failure, onSubmit, onClose, children }: Props) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  // It takes the place of the button that opened it. No field: a phone would open its keyboard.
  useEffect(() => form.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form ref={form} tabIndex={-1} className={css.panel} onSubmit={submit} noValidate aria-label={label}>
      <Stack gap="medium">
        {children}
        {failure && <FloorFailure>{failure}</FloorFailure>}
        <Button type="submit" variant="contained" color={stops ? 'error' : undefined} size="huge" fullWidth>
          {submitLabel}
        </Button>
        <Button size="huge" fullWidth onClick={onClose}>
          {say('cancel')}
        </Button>
      </Stack>
    </form>
  )
}
