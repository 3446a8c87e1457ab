import type { DetailsHTMLAttributes, ReactNode } from 'react'
import css from './Fold.module.css'

type Props = Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'open' | 'onToggle'> & {
  summary: ReactNode
  /** Small and secondary: for what few open. */
  quiet?: boolean
  children: ReactNode
}

/** What one line says until it is opened. */
export const Fold = ({ summary, quiet, children, ...rest }: Props) => (
  <details className={quiet ? `${css.fold} ${css.quiet}` : css.fold} {...rest}>
    <summary>{summary}</summary>
    {children}
  </details>
)
