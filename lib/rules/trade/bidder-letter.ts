/** A, B … Z, AA: how customers tell suppliers apart, and the revisions of an inquiry. 1 is A. */
export function bidderLetter(n: number): string {
  const letter = String.fromCharCode(65 + ((n - 1) % 26))
  return n > 26 ? bidderLetter(Math.floor((n - 1) / 26)) + letter : letter
}

/** What everybody but suppliers calls a shop within an inquiry, in its offers and its questions alike. */
export const offerName = (letter: string) => `Offer ${letter}`
