import css from './Logo.module.css'

/** The mark: a plate with one milled corner, a slot that an end mill cut as a J, and the centre mark of a hole. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={css.mark} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <path
        className={css.plate}
        d="M6 1h15.2a3 3 0 0 1 2.1.9l6.8 6.8a3 3 0 0 1 .9 2.1V26a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z"
      />
      <path className={css.slot} d="M20.5 9.5v10a5.25 5.25 0 0 1-10.5 0" strokeWidth="4" strokeLinecap="round" />
      <circle className={css.hole} cx="10" cy="10.5" r="2.1" strokeWidth="1.3" />
      <path className={css.hole} d="M10 6.4v2m0 4.2v2M5.9 10.5h2m4.2 0h2" strokeWidth="1.3" />
    </svg>
  )
}

type Props = {
  size?: number
  onPlate?: boolean
  /** Of the name, which a narrow place hides. */
  nameClass?: string
}

/** Mark and name. On the plate (sidebar, hero) the name is light in both schemes. */
export function Logo({ size = 28, onPlate, nameClass = '' }: Props) {
  return (
    <span className={onPlate ? `${css.logo} ${css.onPlate}` : css.logo}>
      <LogoMark size={size} />
      <span className={`${css.name} ${nameClass}`}>Jobwork</span>
    </span>
  )
}
