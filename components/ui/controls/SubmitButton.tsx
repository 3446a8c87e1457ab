'use client'

import type { MouseEvent, ReactNode } from 'react'
import css from './buttons.module.css'

type Props = {
  busy: boolean
  /** `button` for an action outside a form. */
  type?: 'submit' | 'button'
  /** The id of a form that it stands outside of. */
  form?: string
  color?: 'primary' | 'error'
  size?: 'small' | 'medium' | 'large'
  fullWidth?: boolean
  disabled?: boolean
  startIcon?: ReactNode
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

/** The submit button. While busy it keeps its words and focus, and can't be pressed again. */
export function SubmitButton({ busy, type = 'submit', color, size = 'medium', fullWidth, startIcon, ...props }: Props) {
  const { form, disabled, onClick, children } = props
  const look = [
    css.button,
    color === 'error' ? css.danger : css.main,
    css[size],
    fullWidth && css.full,
    busy && css.busy,
  ]
  return (
    <button
      type={type}
      form={form}
      disabled={disabled}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      className={look.filter(Boolean).join(' ')}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {startIcon}
      {children}
    </button>
  )
}
