import type { Waiting } from '../../../contract/desk/dashboard'
import { join, raw, sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { counted, countOf } from '../../core/counts'
import { ofOwner } from '../../core/owners/owner'
import { initialsOf } from '../../../rules/core/initials'
import type { ReadScope } from '../../core/verb'

export type Kind = {
  /** FROM with the joins that `where` and `name` need. */
  from: Sql
  where: Sql
  id: Sql
  name: Sql
  /** What a role reads instead of the name. */
  masked?: { column: Sql; field: string }
  since: Sql
  /** The id of the admin who looks after it; for admins. */
  owner?: Sql
  /** The longest waiting one first; by id when absent. */
  orderBy?: Sql
}

type First = { id: number; name: string; since: string; masked: MaskedTexts; owner: string | null }

/** Of each kind its count and its first, in two statements. */
export async function waitingOf<Name extends string>(
  { viewer, rows }: ReadScope,
  kinds: Record<Name, Kind>,
): Promise<Record<Name, Waiting>> {
  const names = Object.keys(kinds) as Name[]
  const firsts = names.map((name) => sql`${firstOf(kinds[name])} AS ${raw(`"${name}"`)}`)
  const [counts, [found]] = await Promise.all([
    counted(rows, Object.fromEntries(names.map((name) => [name, countOf(kinds[name].from, kinds[name].where)]))),
    rows<Record<Name, First | null>>(sql`SELECT ${join(firsts, ', ')}`),
  ])
  return Object.fromEntries(
    names.map((name) => {
      const first = found![name]
      return [name, { count: counts[name]!, first: first && shown(first, kinds[name]) }]
    }),
  ) as Record<Name, Waiting>

  function shown({ id, name, since, masked, owner }: First, { masked: by }: Kind): Waiting['first'] {
    const instead = by && textsFor(masked, viewer.role)[by.field]
    return {
      id,
      name: instead ?? name,
      since: new Date(since).toISOString(),
      ...(viewer.role === 'admin' && { ownerInitials: owner && initialsOf(owner) }),
    }
  }
}

const firstOf = ({ from, where, id, name, masked, since, owner, orderBy = id }: Kind) => sql`(
  SELECT json_build_object('id', ${id}, 'name', ${name}, 'since', ${since}, 'masked', ${masked?.column ?? sql`NULL`},
    'owner', ${owner ? ofOwner('name', owner) : sql`NULL`})
  FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT 1)`

/** When a thing last came into a status, by its history; `otherwise` where the history doesn't say. */
export const sinceStatus = (
  entityType: 'machine' | 'process' | 'quotation' | 'workorder',
  id: Sql,
  to: string,
  otherwise: Sql,
) =>
  sql`coalesce((SELECT max(e.created_at) FROM events e
    WHERE e.entity_type = ${raw(`'${entityType}'`)} AND e.entity_id = ${id} AND e.to_status = ${raw(`'${to}'`)}), ${otherwise})`
