'use client'

import Button, { type ButtonProps } from '@mui/material/Button'
import Link from 'next/link'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'endIcon' | 'fullWidth' | 'children'> & {
  href: string
  /** Where its words alone don't say of what. */
  'aria-label'?: string
  /** A file: the browser fetches it, without the router. */
  download?: boolean
}

/** A button that leads somewhere; server components can use it, too. */
export const LinkButton = ({ download, ...props }: Props) =>
  download ? <Button component="a" download {...props} /> : <Button component={Link} {...props} />
