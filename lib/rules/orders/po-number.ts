/** A PO number as it stands among other facts; many begin with PO themselves. */
export const poWords = (poNumber: string | null | undefined) =>
  poNumber && (/^p\.?o\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`)
