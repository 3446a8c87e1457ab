import type { YearClass } from '../../contract/people/tax-profiles'

/** What a supplier is in a financial year: as it was last entered for that year or one before. Of `classes` the latest is first. */
export const classOfYear = (classes: readonly YearClass[], year: string): Pick<YearClass, 'msmeClass'> & { activity: YearClass['activity'] | null } =>
  classes.find((entered) => entered.year <= year) ?? { msmeClass: null, activity: null }
