import type { Input } from '../../../contract/core/endpoint'
import type { messages } from '../../../contract/files/moderation'
import { join, sql, type Sql } from '../../../infra/db/db'
import { nouns, type EntityType } from '../../../terms/nouns'
import { listOf } from '../../core/list'
import { folded, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { isReadable, reviewFrom, reviewSelect, toMessage, type ReviewRow } from './review'

/** A page of what waits for an admin, or waited. */
export const listMessages = query('message.list', async ({ viewer }, q: Input<typeof messages.list>) => {
  const page = await listOf<ReviewRow>(q, {
    select: reviewSelect,
    from: reviewFrom,
    id: sql`r.id`,
    where: [isReadable, ...(q.q ? [holding(q.q)] : [])],
    tabs: {
      held: sql`r.state = 'held'`,
      released: sql`r.state = 'released'`,
      withheld: sql`r.state = 'withheld'`,
    },
    tab: q.state,
  })
  return { ...page, items: page.items.map((row) => toMessage(row, viewer)) }
})

/** The text is searched for, or the id of the thing. */
const holding = (q: string): Sql => join([holds(folded(sql`r.text`), q), ...things(q)], ' OR ', '(', ')')

const things = (q: string) =>
  (Object.keys(nouns) as EntityType[]).flatMap((type) => {
    const id = idIn(q, type)
    if (id === null) return []
    const ofQuestion = type === 'inquiry' ? [sql`t.inquiry_id = ${id}`] : []
    return [sql`(r.entity_type = ${type} AND r.entity_id = ${id})`, ...ofQuestion]
  })
