import type { EntityType } from '../terms/nouns'
import { refreshed } from '../terms/refreshed'

/** Shown beside everything: what waits, and what happened. */
const everywhere = ['/api/dashboard', '/api/audit']

/** The beginnings of the addresses that answer otherwise after something happened to a thing of this kind. */
export const touchedBy = (entityType: EntityType | null): readonly string[] => [
  ...everywhere,
  ...(entityType ? refreshed[entityType] : []),
]
