/** A text in parts; `found` are those that its masked copy hides. */
export function foundParts(text: string, masked: string | null): { text: string; found: boolean }[] {
  const kept = masked?.split('•••') ?? [text]
  const parts: { text: string; found: boolean }[] = []
  let at = 0
  kept.forEach((part, i) => {
    const from = i === kept.length - 1 ? text.length - part.length : text.indexOf(part, at)
    // The copy is in other words: nothing to point at.
    if (from < at) return
    if (from > at) parts.push({ text: text.slice(at, from), found: true })
    if (part) parts.push({ text: part, found: false })
    at = from + part.length
  })
  return parts
}
