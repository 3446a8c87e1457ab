import css from './arrange.module.css'

/** How the parts of a stack, a row or a grid stand to each other. */
export type Arrangement = {
  /** 2, 4, 6, 8, 12, 16 or 24 pixels (tokens.css); none without it. */
  gap?: 'hair' | 'tight' | 'snug' | 'small' | 'medium' | 'large' | 'wide'
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'between' | 'end'
  /** Takes the room that the others of its row leave. */
  grow?: boolean
}

const alignClass = {
  start: css.alignStart,
  center: css.alignCenter,
  end: css.alignEnd,
  baseline: css.alignBaseline,
}
const justifyClass = { between: css.justifyBetween, end: css.justifyEnd }

/** The classes of an arrangement, and further ones. */
export function arranged(
  kind: string | undefined,
  { gap, align, justify, grow }: Arrangement,
  ...more: (string | false | undefined)[]
): string {
  const own = [kind, gap && css[gap], align && alignClass[align], justify && justifyClass[justify], grow && css.grow]
  return [...own, ...more].filter(Boolean).join(' ')
}
