/** Letters from which on a word may be found by some of its letters: aprvl for Approvals. */
const ENOUGH = 3

/**
 * How well what was typed names a thing: 0 when a typed word is found nowhere. The words may stand in any order; a word
 * of the label counts more than another word for it, its beginning more than its middle.
 */
export function fit(typed: string, label: string, others = ''): number {
  const asked = wordsOf(typed)
  const [own, other] = [wordsOf(label), wordsOf(others)]
  const scores = asked.map((word) => {
    if (own.some((w) => w.startsWith(word))) return 4
    if (other.some((w) => w.startsWith(word))) return 3
    if (word.length < ENOUGH) return 0
    if (own.some((w) => w.includes(word))) return 2
    return own.some((w) => w[0] === word[0] && holdsInOrder(w, word)) ? 1 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0) / (asked.length || 1)
}

/** The label in pieces; those that were typed are marked. */
export function marked(label: string, typed: string): { text: string; hit: boolean }[] {
  const [whole, ...words] = [typed.trim(), ...typed.trim().split(/\s+/)].map(escaped)
  if (!whole) return [{ text: label, hit: false }]
  const pieces = label.split(new RegExp(`(${whole}|\\b(?:${words.join('|')}))`, 'iu'))
  return pieces.map((text, at) => ({ text, hit: at % 2 === 1 })).filter(({ text }) => text)
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const holdsInOrder = (word: string, letters: string) => {
  let from = 0
  return [...letters].every((letter) => (from = word.indexOf(letter, from) + 1) > 0)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
