import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { allEndpoints } from '@/lib/contract/calls'
import { days } from '../arbitrary-of'
import { cursors } from '../cursors'
import { anyId, anyText, oddDates } from '../garbage'

/** The address of every page, `{id}` where it names a thing: what app/ holds, without the folders in brackets. */
export const pages: readonly string[] = readdirSync('app', { recursive: true })
  .map((file) => String(file).split(path.sep))
  .filter((parts) => parts.at(-1) === 'page.tsx')
  .map((parts) =>
    `/${parts
      .slice(0, -1)
      .filter((part) => !/^\(.*\)$/.test(part))
      .join('/')}`.replace(/\[(\w+)\]/g, '{$1}'),
  )

/** What pages read from their address: what lists are asked with, and what opens a thing or a dialog. */
const names = [
  ...new Set(allEndpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {}))),
  ...[
    'id',
    'tab',
    'inquiry',
    'request',
    'compare',
    'create',
    'callbackUrl',
    'token',
    'deliveries',
    'capacity',
    '_rsc',
    'a[]',
  ],
]
const id = fc.integer({ min: 1, max: 20 }).map(String)
const words = [
  'pending',
  'open',
  'active',
  'new',
  'verified',
  'true',
  'id',
  '-id',
  '-createdAt',
  '30',
  '//evil.example',
  'javascript:alert(1)',
]
const value = fc.oneof(
  { weight: 3, arbitrary: id },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.oneof(days, oddDates) },
  { weight: 3, arbitrary: anyText },
)

const asked = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...names), value) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('q'), anyText) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cursor'), cursors(fc.constant('-id'))) },
)

/** A page somebody opens with anything in its address. */
export const visits = fc
  .record({
    page: fc.constantFrom(...pages),
    id: fc.oneof({ weight: 3, arbitrary: id }, anyId),
    query: fc.array(asked, { maxLength: 4 }),
    isFetch: fc.boolean(),
  })
  .map(({ page, id, query, isFetch }) => {
    const at = page.replace(/\{\w+\}/g, encodeURIComponent(Buffer.from(id).toString()))
    const search = new URLSearchParams(query).toString()
    // As the browser asks when it goes from page to page.
    const headers: Record<string, string> = isFetch ? { rsc: '1' } : {}
    return { at: search ? `${at}?${search}` : at, headers }
  })
export type Visit = { at: string; headers: Record<string, string> }
