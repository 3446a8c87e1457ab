import type { YearClass } from '../../contract/people/tax-profiles'

/** What a supplier is in a financial year: as it was last entered for that year or one before. Of `classes` the latest is first. */
export function classOfYear(
  classes: readonly YearClass[],
  year: string,
): { msmeClass: YearClass['msmeClass']; activity: YearClass['activity'] | null } {
  const entered = classes.find((one) => one.year <= year)
  return { msmeClass: entered?.msmeClass ?? null, activity: entered?.activity ?? null }
}
