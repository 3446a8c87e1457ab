/**
 * How well an entry fits what was typed, 0 to 1; 0 hides it. Each typed word begins a word of the entry's label or of its
 * keywords, in any order; a match in the label counts more.
 */
export function matchScore(label: string, typed: string, keywords: string[] = []): number {
  const [own, all] = [wordsOf(label), wordsOf([label, ...keywords].join(' '))]
  const scores = wordsOf(typed).map((word) => {
    const beginsOne = (words: string[]) => words.some((one) => one.startsWith(word))
    return beginsOne(own) ? 1 : beginsOne(all) ? 0.5 : 0
  })
  return scores.includes(0) ? 0 : Math.min(1, ...scores)
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
