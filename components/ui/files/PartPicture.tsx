import { processGroup } from '@/lib/terms/process-group'
import css from './PartPicture.module.css'

type Props = {
  /** Null for a part without one: the glyph of its process stands there. */ src: string | null
  /** The name of the process. */ process?: string | null
  /** Pixels a side. */ size?: number
  /** In sight at once: its picture doesn't wait for the layout. */ first?: boolean
}

/** The small picture of a part beside its name. It says nothing that the name doesn't. */
export const PartPicture = ({ src, process, size = 36, first }: Props) =>
  src ? (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={css.picture}
    />
  ) : (
    <span className={`${css.glyph} ${css[processGroup(process)]}`} style={{ width: size, height: size }} />
  )
