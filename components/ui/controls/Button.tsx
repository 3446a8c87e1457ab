import type { ComponentProps, ReactNode } from 'react'
import css from './buttons.module.css'

export type ButtonLook = {
  variant?: 'outlined' | 'contained' | 'text'
  /** `error` for what takes something away. */
  color?: 'primary' | 'error'
  /** `huge` is for a thumb in a glove. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  fullWidth?: boolean
  className?: string
}

const classOf = {
  outlined: { primary: undefined, error: css.dangerOutlined },
  contained: { primary: css.main, error: css.danger },
  text: { primary: css.text, error: css.dangerText },
}

/** The classes by which a button, or a link that looks like one, is dressed. */
export const buttonClass = ({
  variant = 'outlined',
  color = 'primary',
  size = 'medium',
  fullWidth,
  className,
}: ButtonLook) =>
  // A small one has all it needs in one class: it stands in every row of a list.
  [
    size === 'small' ? css.small : css.button,
    classOf[variant][color],
    size === 'large' && css.large,
    size === 'huge' && css.huge,
    fullWidth && css.full,
    className,
  ]
    .filter(Boolean)
    .join(' ')

type Props = ButtonLook & Omit<ComponentProps<'button'>, 'color'> & { startIcon?: ReactNode; endIcon?: ReactNode }

/** A button that does something at once; `SubmitButton` says that it is still at it, `LinkButton` leads somewhere. */
export function Button({ variant, color, size, fullWidth, className, startIcon, endIcon, children, ...rest }: Props) {
  return (
    <button type="button" className={buttonClass({ variant, color, size, fullWidth, className })} {...rest}>
      {startIcon}
      {children}
      {endIcon}
    </button>
  )
}

/** A button that is only a picture: say in `aria-label` what it does. */
export const IconButton = ({ size, className, ...rest }: ComponentProps<'button'> & { size?: 'small' }) => (
  <button type="button" className={[css.icon, size && css.smallIcon, className].filter(Boolean).join(' ')} {...rest} />
)
