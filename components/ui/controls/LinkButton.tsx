import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './Button'

type Props = ButtonLook & {
  href: string
  /** Of a link that changes the address of this screen: see `useUrlState`. */
  scroll?: boolean
  prefetch?: boolean
  onNavigate?: ComponentProps<typeof Link>['onNavigate']
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
  scroll,
  prefetch = false,
  onNavigate,
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
    <Link scroll={scroll} prefetch={prefetch} onNavigate={onNavigate} className={look} {...rest}>
      {inside}
    </Link>
  )
}
