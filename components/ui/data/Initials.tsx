import { initials } from '@/lib/terms/format'
import css from './Initials.module.css'

type Props = {
  of: string
  /** The name follows. */
  decorative?: true
  /** One of several in a list. */
  quiet?: true
}

/** A company or a person, as a tile with the initials. */
export const Initials = ({ of, decorative, quiet }: Props) => (
  <span className={quiet ? `${css.initials} ${css.quiet}` : css.initials} aria-hidden={decorative}>
    {initials(of)}
  </span>
)
