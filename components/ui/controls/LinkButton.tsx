import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './Button'

type Props = ButtonLook & {
  href: string
  /** The accessible name, where its words are not enough. */
  'aria-label'?: string
  /** A file: the browser fetches it, without the router. */
  download?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  children: ReactNode
}

/** A button that leads somewhere; server components can use it, too. */
export function LinkButton({
  variant,
  color,
  size,
  fullWidth,
  className,
  download,
  startIcon,
  endIcon,
  ...props
}: Props) {
  const { children, ...rest } = props
  const look = buttonClass({ variant, color, size, fullWidth, className })
  const inside = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  )
  return download ? (
    <a download className={look} {...rest}>
      {inside}
    </a>
  ) : (
    <Link prefetch={false} className={look} {...rest}>
      {inside}
    </Link>
  )
}
