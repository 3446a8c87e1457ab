/** A, B … Z, AA: how customers tell suppliers apart. 1 is A. */
export function bidderLetter(label: number): string {
  const letter = String.fromCharCode(65 + ((label - 1) % 26))
  return label > 26 ? bidderLetter(Math.floor((label - 1) / 26)) + letter : letter
}
