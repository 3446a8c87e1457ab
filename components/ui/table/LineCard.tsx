import { ChevronDown } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Stack } from '../layout/Stack'
import { Surface } from '../layout/Surface'
import { Text } from '../layout/Text'
import cell from './cell.module.css'
import css from './LineCard.module.css'

type Props = {
  /** What is read while it is closed. */
  head: ReactNode
  isOpen: boolean
  onToggle: () => void
  className?: string
  /** Its cells. */
  children: ReactNode
}

/** A line of a table on a phone: a card that opens to its cells. */
export const LineCard = ({ head, isOpen, onToggle, className, children }: Props) => (
  <Surface as="li" className={className}>
    <button type="button" className={css.head} aria-expanded={isOpen} onClick={onToggle}>
      {head}
      <ChevronDown size={18} aria-hidden />
    </button>
    {isOpen && (
      <Stack gap="medium" className={css.body}>
        {children}
      </Stack>
    )}
  </Surface>
)

type CellProps = HTMLAttributes<HTMLElement> & {
  /** What the cell says to a screen reader itself. */
  label: string
  /** What is wrong with it, or odd. */
  note?: string
  noteTone?: 'error' | 'warning'
}

/** A cell of such a line, below its name. */
export const LineCardCell = ({ label, note, noteTone = 'error', children, ...rest }: CellProps) => (
  <Stack gap="tight" className={cell.box} {...rest}>
    <Text size="small" weight="strong" aria-hidden>
      {label}
    </Text>
    {children}
    {note && (
      <Text size="small" tone={noteTone}>
        {note}
      </Text>
    )}
  </Stack>
)
