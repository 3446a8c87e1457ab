import css from './PartPicture.module.css'

type Props = {
  /** Null for a part without one: its place stays free where others of the list have theirs. */ src: string | null
  /** Pixels a side. */ size?: number
}

/** The small picture of a part beside its name. It says nothing that the name doesn't. */
export const PartPicture = ({ src, size = 36 }: Props) =>
  src ? (
    <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" className={css.picture} />
  ) : (
    <span className={css.none} style={{ width: size, height: size }} />
  )
