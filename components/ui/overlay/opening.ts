/** One opening of an overlay, with what it showed while it was last open. */
export type Opening<Props> = { nth: number; isOpen: boolean; props: Props }

/** The opening that is on the screen: a new one where it opens, the same one with the props of now while it is open and with its last ones while it closes. */
export function nextOpening<Props>(last: Opening<Props> | null, isOpen: boolean, props: Props): Opening<Props> | null {
  if (!isOpen) return last?.isOpen ? { ...last, isOpen } : last
  if (!last?.isOpen) return { nth: (last?.nth ?? 0) + 1, isOpen, props }
  return props === last.props ? last : { ...last, props }
}
