import { isoDay } from '@/lib/terms/format'
import type { ListName } from '@/lib/contract/desk/lists'
import type { Filter } from '@/lib/terms/filters/filter'
import { filtersOfLists } from '@/lib/rules/desk/filters/of-lists'
import type { Sizes } from './fill'
import type { Load } from './loads'

const DAY = 86_400_000
const roles = ['admin', 'supplier', 'customer'] as const
/** The roles that have these lists; others are everybody's. */
const listedFor: Partial<Record<ListName, readonly Load['as'][]>> = {
  machines: ['admin', 'supplier'],
  customers: ['admin'],
  suppliers: ['admin'],
}

/** What each filter is tried with: every choice, and one value of the other kinds. */
function valuesOf(key: string, filter: Filter, { admins, suppliers }: Sizes): string[] {
  switch (filter.by) {
    case 'choice':
      return filter.choices.map(({ value }) => value)
    case 'day':
      return [isoDay(Date.now() + (key.endsWith('To') ? 7 : key.endsWith('From') ? -7 : -30) * DAY)]
    case 'amount':
      return ['1000000']
    case 'process':
      return ['Milling']
    case 'owner':
      return ['me', 'none', '2']
    case 'customer':
      return [String(admins + suppliers + 1)]
    case 'supplier':
      return [String(admins + 1)]
    case 'machine':
      return ['1']
  }
}

/** Every value of every filter of every list, for each role that it narrows a list for. */
export const filterLoads = (sizes: Sizes): Load[] =>
  (Object.keys(filtersOfLists) as ListName[])
    // Payments have the filters of work orders.
    .filter((list) => list !== 'payments')
    .flatMap((list) =>
      Object.entries<Filter>(filtersOfLists[list]!).flatMap(([key, filter]) =>
        (listedFor[list] ?? roles)
          .filter((role) => !filter.roles || filter.roles.includes(role))
          .flatMap((as) =>
            valuesOf(key, filter, sizes).map((value) => ({
              name: `${as} ${list} ${key}=${filter.by === 'day' ? 'day' : value}`,
              as,
              requests: () => [{ path: `/api/${list}?limit=10&counts=true&${key}=${encodeURIComponent(value)}` }],
            })),
          ),
      ),
    )
