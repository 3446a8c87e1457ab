/** $INSUNITS by its number. 0, or none at all, is a drawing without a unit. */
const units: Record<number, string> = {
  1: 'in',
  2: 'ft',
  3: 'mi',
  4: 'mm',
  5: 'cm',
  6: 'm',
  7: 'km',
  8: 'µin',
  9: 'mil',
  10: 'yd',
  13: 'µm',
  14: 'dm',
}

/** The sign of a drawing's unit, or null where it has none. */
export const unitOf = (insUnits: number | undefined) => units[insUnits ?? 0] ?? null
