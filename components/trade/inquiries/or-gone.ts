import { Problem } from '@/lib/contract/core/problem'

/** For `load(…).catch(orGone)`: a link to something missing shows the list, and the drawer says so. */
export function orGone(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null
  throw error
}
