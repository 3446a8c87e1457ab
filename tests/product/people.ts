import type { Viewer } from '@/lib/rules/core/permissions'
import { make, PASSWORD, passwordHash } from '@/tests/make'

export { PASSWORD, passwordHash }

/** Whose things a table is about (customer, supplier), and everybody else who may ask; all but `nobody` are signed in. */
export async function makePeople() {
  return {
    customer: await make.customer({ passwordHash }),
    otherCustomer: await make.customer({ passwordHash }),
    unverifiedCustomer: await make.customer({ passwordHash, verified: false }),
    supplier: await make.supplier({ passwordHash }),
    otherSupplier: await make.supplier({ passwordHash }),
    unverifiedSupplier: await make.supplier({ passwordHash, verified: false }),
    admin: await make.admin({ passwordHash }),
  } satisfies Record<string, Viewer>
}
export type People = Awaited<ReturnType<typeof makePeople>>
export type Who = 'nobody' | keyof People

/** The columns of the tables. */
export const WHO: readonly Who[] = [
  'nobody',
  'customer',
  'otherCustomer',
  'unverifiedCustomer',
  'supplier',
  'otherSupplier',
  'unverifiedSupplier',
  'admin',
]
export const viewerOf = (people: People, who: Who) => (who === 'nobody' ? null : people[who])
