/**
 * A file has more parts than anything that people make, or than are read in a fair time. `message` is a sentence for its owner
 * that names the bound.
 */
export class TooMany extends Error {
  constructor(what: string, most: number) {
    super(`This file has more than ${most.toLocaleString('en-IN')} ${what}`)
  }
}

/** Statements of a STEP file, objects of a DXF file: a part of 10 MB has some 2,00,000. */
export const MAX_OBJECTS = 500_000
