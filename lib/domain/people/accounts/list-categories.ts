import { OTHER_CATEGORY, PROCESS_CATEGORIES } from '../../../terms/process-categories'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'

/** The categories that suppliers have, in the order of the list; 'Other' last, for own words. At most 21. */
export const listCategories = query('account.suppliers', async ({ rows }) => {
  const found = await rows<{ category: string }>(sql`
    SELECT DISTINCT CASE WHEN u.main_process_category = ANY (${[...PROCESS_CATEGORIES]}::text[])
      THEN u.main_process_category ELSE ${OTHER_CATEGORY} END AS category
    FROM users u WHERE u.role = 'supplier' AND u.main_process_category IS NOT NULL`)
  const had = new Set(found.map(({ category }) => category))
  return [...PROCESS_CATEGORIES, OTHER_CATEGORY].filter((category) => had.has(category))
})
