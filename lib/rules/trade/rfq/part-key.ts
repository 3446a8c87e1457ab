const DASHES = /[\u00AD\u2010-\u2015\u2043\u2212\uFE58]/g

/** What two part numbers are compared by: NFKC, upper case, one blank, one kind of dash. Zeros count. */
export const partKey = (text: string) =>
  text.normalize('NFKC').toUpperCase().replace(DASHES, '-').replace(/\s+/g, ' ').trim()
