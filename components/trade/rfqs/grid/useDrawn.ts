import { useState, type UIEvent } from 'react'

/** So many lines are drawn at a time, some of them above and below what is seen. */
const DRAWN = 48
const ABOVE = 10

/** Which of many lines of one height (px) are drawn: those near sight, and the one with the focus wherever it is. */
export function useDrawn(all: number, active: number, height: number) {
  const [first, setFirst] = useState(0)
  const from = Math.max(0, Math.min(first - ABOVE, all - DRAWN))
  const near = Array.from({ length: Math.min(DRAWN, all - from) }, (_, i) => from + i)
  const drawn = [...new Set([...near, active])].filter((row) => row >= 0 && row < all).sort((a, b) => a - b)
  return {
    drawn,
    /** The room of the lines that are left out before the drawn one at `i` (px). */
    roomBefore: (i: number) => (drawn[i]! - (drawn[i - 1] ?? -1) - 1) * height,
    roomAfter: (all - 1 - (drawn.at(-1) ?? -1)) * height,
    onScroll: ({ currentTarget }: UIEvent) => {
      const row = Math.floor(currentTarget.scrollTop / height)
      // Not at each pixel: the lines above and below suffice meanwhile.
      if (Math.abs(row - first) >= ABOVE / 2 || row === 0) setFirst(row)
    },
  }
}
