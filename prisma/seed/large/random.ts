/** Numbers that are the same at every start: a demo can be talked about. */
export function randomFrom(seed: number) {
  let state = seed
  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** A whole number, both ends included. */
    whole: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    between: (min: number, max: number) => min + next() * (max - min),
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** True in so many of a hundred. */
    inHundred: (n: number) => next() * 100 < n,
  }
}

export type Random = ReturnType<typeof randomFrom>
