import { z } from 'zod'
import { nouns, type EntityType as Type } from '../../terms/nouns'

/** The kinds of thing that something can happen to. */
export const EntityType = z.enum(Object.keys(nouns) as [Type, ...Type[]])
export type EntityType = Type
