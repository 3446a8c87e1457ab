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
  21: 'US ft',
  22: 'US in',
  23: 'US yd',
  24: 'US mi',
}

/** The sign of a drawing's unit, or null where it has none that is known. */
export const unitOf = (insUnits: string | undefined) => units[Number(insUnits ?? 0)] ?? null

const millimetres: Record<string, number> = {
  µm: 0.001,
  mm: 1,
  cm: 10,
  dm: 100,
  m: 1000,
  km: 1_000_000,
  µin: 25.4e-6,
  mil: 0.0254,
  in: 25.4,
  ft: 304.8,
  yd: 914.4,
  mi: 1_609_344,
  // The foot of the surveyors.
  'US in': 100 / 3.937,
  'US ft': 1200 / 3.937,
  'US yd': 3600 / 3.937,
  'US mi': 6_336_000 / 3.937,
}

/** How many millimetres a unit is; a drawing without one is taken to be in millimetres. */
export const millimetresIn = (unit: string | null) => (unit ? millimetres[unit]! : 1)
