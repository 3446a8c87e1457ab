/** Of a page, not of the list. */
const OF_A_PAGE = ['limit', 'cursor', 'counts', 'priced']

/** What a screen asks its list for, as a view keeps it: texts, without the page. */
export const queryOf = (asked: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([key, value]: [string, unknown]) =>
      value === undefined || value === null || value === '' || OF_A_PAGE.includes(key) ? [] : [[key, String(value)]],
    ),
  )
