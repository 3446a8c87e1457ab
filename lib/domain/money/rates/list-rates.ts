import type { Input } from '../../../contract/core/endpoint'
import type { Rate, rates } from '../../../contract/money/rates'
import { sql } from '../../../infra/db/db'
import { listOf } from '../../core/list'
import { folded, holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { rateSelect } from './rate'

/** The rates of tax and the bank rate. */
export const listRates = query('rate.list', (_, q: Input<typeof rates.list>) =>
  listOf<Rate>(q, {
    select: rateSelect,
    from: sql`rates r`,
    id: sql`r.id`,
    where: [
      ...(q.kind ? [sql`r.kind = ${q.kind}::"RateKind"`] : []),
      ...(q.q ? [sql`(starts_with(r.code, ${q.q}) OR ${holds(folded(sql`coalesce(r.note, '')`), q.q)})`] : []),
    ],
    sorts: { code: { by: sql`r.code`, type: 'text' }, from: { by: sql`r."from"::text`, type: 'text' } },
  }),
)
