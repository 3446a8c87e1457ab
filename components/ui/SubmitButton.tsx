'use client'

import Button, { type ButtonProps } from '@mui/material/Button'
import css from './SubmitButton.module.css'

type Props = Pick<
  ButtonProps,
  'children' | 'form' | 'color' | 'size' | 'fullWidth' | 'startIcon' | 'onClick' | 'disabled'
> & {
  busy: boolean
  /** `button` for an action outside a form. */
  type?: 'submit' | 'button'
}

/** The button that does it. While busy it keeps its words and its focus, and can't be pressed again. */
export function SubmitButton({ busy, type = 'submit', onClick, children, ...props }: Props) {
  return (
    <Button
      {...props}
      variant="contained"
      type={type}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      className={busy ? css.busy : undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </Button>
  )
}
