import css from './PartPicture.module.css'

type Props = { src: string; /** Pixels a side. */ size?: number }

/** The small picture of a part beside its name. It says nothing that the name doesn't. */
export const PartPicture = ({ src, size = 36 }: Props) => (
  <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" className={css.picture} />
)
