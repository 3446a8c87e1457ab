/** Says where a copy has more or fewer of a kind than its original; null when it has as many of each. */
export function differentCount(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | null {
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(kind) ?? 0, after.get(kind) ?? 0]
    // A kind's name may come from the file, and is not for a log.
    if (was !== is) return `${is} objects of a kind instead of ${was}`
  }
  return null
}
