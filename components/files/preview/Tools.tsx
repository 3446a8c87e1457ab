import type { ReactNode } from 'react'
import { Row } from '@/components/ui/layout/Row'
import css from './preview.module.css'

/** Buttons that belong together, in a row over the picture. */
export const Tools = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row role="group" aria-label={label} className={css.tools}>
    {children}
  </Row>
)

type Props = { label?: string; pressed?: boolean; disabled?: boolean; onClick: () => void; children: ReactNode }

/** One of them: an action, or with `pressed` a switch. */
export const Tool = ({ label, pressed, disabled, onClick, children }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    onClick={onClick}
    className={css.tool}
  >
    {children}
  </button>
)
