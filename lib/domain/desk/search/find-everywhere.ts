import type { Input } from '../../../contract/core/endpoint'
import { HITS_OF_A_KIND, type HitKind, type search, type SearchHit } from '../../../contract/desk/search'
import { join, sql, type Sql } from '../../../infra/db/db'
import { linkTo } from '../../../terms/nouns'
import { begins, holds, idIn } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { placesFor, type Place } from './places'

type Found = { kind: HitKind; rank: number; id: number; title: string; sub: string | null; status: string }

/** The trigram index finds texts of at least so many letters within a name. */
const ENOUGH = 3

/** Searches all kinds that the viewer may open: at most five of a kind, best first, in one statement. */
export const findEverywhere = query(
  'search.find',
  async ({ viewer, rows }, { q }: Input<typeof search.find>): Promise<{ hits: SearchHit[] }> => {
    const places = placesFor(viewer)
    const questions = places.flatMap((place) =>
      waysToMean(place, q).map(({ fits, rank }) => question(place, fits, rank)),
    )
    const found = await rows<Found>(join(questions, ' UNION ALL '))
    const hits = places.flatMap(({ kind, entity, format }) =>
      best(found.filter((row) => row.kind === kind)).flatMap(({ rank: _, ...row }) => {
        const href = linkTo(entity, row.id, viewer.role)
        // SQL returns the status as a text; the schema has its values, and a test compares them.
        const sub = row.sub && format ? format(row.sub) : row.sub
        return href ? [{ ...row, sub, href } as SearchHit] : []
      }),
    )
    return { hits }
  },
)

/** Conditions with their rank: by id, by the beginning of a text, by a part of a text. */
function waysToMean({ id, entity, texts, begin = texts, apart = [] }: Place, q: string): { fits: Sql; rank: number }[] {
  const asked = idIn(q, entity)
  const any = (conditions: Sql[]) => join(conditions, ' OR ', '(', ')')
  const beginning = (text: Sql) => begins(text, q)
  const part = (text: Sql) => holds(text, q)
  const isEnough = [...q].length >= ENOUGH
  return [
    ...(asked ? [{ fits: sql`${id} = ${asked}`, rank: 0 }] : []),
    ...(begin.length ? [{ fits: any(begin.map((text) => text(beginning))), rank: 1 }] : []),
    ...apart.map((text) => ({ fits: text(beginning), rank: 1 })),
    ...(isEnough && texts.length ? [{ fits: any(texts.map((text) => text(part))), rank: 2 }] : []),
    ...(isEnough ? apart.map((text) => ({ fits: text(part), rank: 2 })) : []),
  ]
}

/** Limited for each kind, so that a text that matches everything costs little. */
const question = ({ kind, id, title, sub, status, from, visible }: Place, fits: Sql, rank: number) => sql`(
  SELECT ${kind} AS kind, ${rank}::int AS rank, ${id}, ${title} AS title, ${sub} AS sub, ${status} AS status
  FROM ${from} WHERE ${visible} AND ${fits} ORDER BY ${id} DESC LIMIT ${HITS_OF_A_KIND})`

/** Each hit once, at its best rank; within a rank newest first. */
function best(found: Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.rank - b.rank || b.id - a.id)
  return sorted.filter(({ id }, at) => sorted.findIndex((row) => row.id === id) === at).slice(0, HITS_OF_A_KIND)
}
