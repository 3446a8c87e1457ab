import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '@/lib/terms/tone'
import { tones } from '../theme/tones'
import css from './ButtonGroup.module.css'

/** Buttons that belong together, in one frame. */
export const ButtonGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={css.group}>
    {children}
  </div>
)

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  /** Its name, where it is only a picture. */
  label?: string
  /** It is a switch, and on. */
  pressed?: boolean
  /** The colour of a switch that is on. */
  tone?: Tone
}

/** One of them: an action, or with `pressed` a switch. */
export const GroupButton = ({ label, pressed, tone, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    className={tone ? `${css.tool} ${tones[tone].className}` : css.tool}
    {...rest}
  />
)

/** Words between two of them, such as a page's number. */
export const GroupWords = ({ children }: { children: ReactNode }) => <span className={css.words}>{children}</span>
