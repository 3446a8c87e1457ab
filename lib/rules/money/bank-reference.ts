const PREFIX = 'JWP'

/** The reference by which a payment in a file for the bank is found again: JWP000042. */
export const bankReference = (rowId: number): string => `${PREFIX}${String(rowId).padStart(6, '0')}`

/** The payment that a reference is of; null for what is none. Banks add blanks and small letters. */
export function rowOfReference(reference: string): number | null {
  const [, digits] = /^JWP(\d{6,9})$/.exec(reference.replace(/\s+/g, '').toUpperCase()) ?? []
  return digits ? Number(digits) : null
}
