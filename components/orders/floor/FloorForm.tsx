'use client'

import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useSay } from '@/lib/client/words'
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
      {children}
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" variant="contained" color={stops ? 'error' : undefined} className={css.big}>
        {submitLabel}
      </Button>
      <Button className={css.big} onClick={onClose}>
        {say('cancel')}
      </Button>
    </form>
  )
}
