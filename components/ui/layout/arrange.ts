import css from './arrange.module.css'

/** How the parts of a stack, a row or a grid stand to each other. */
export type Arrangement = {
  /** 2, 4, 6, 8, 12, 16 or 24 pixels (tokens.css); none without it. */
  gap?: 'hair' | 'tight' | 'snug' | 'small' | 'medium' | 'large' | 'wide'
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'between' | 'center' | 'end'
  /**
   * Takes the room that the others of its row leave; `wrap`: the others go to the next line where it is less than 200
   * pixels; `line`: it has a line of its own in a row that wraps.
   */
  grow?: boolean | 'wrap' | 'line'
}

/** The class of a part that takes the room which others leave. */
export const growClass = (grow: Arrangement['grow']) => grow && css[grow === true ? 'grow' : `grow-${grow}`]

/** The classes of an arrangement, and further ones. */
export function arranged(
  kind: string | undefined,
  { gap, align, justify, grow }: Arrangement,
  ...more: (string | false | undefined)[]
): string {
  const own = [
    kind,
    gap && css[gap],
    align && css[`align-${align}`],
    justify && css[`justify-${justify}`],
    growClass(grow),
  ]
  return [...own, ...more].filter(Boolean).join(' ')
}
