'use client'

import { lazy } from '@/components/ui/hooks/lazy'
import type { TeamProps } from './TeamSection'

/** Owner and notes of a thing, for admins. The code comes after the first load. */
export const Team = lazy<TeamProps>(() => import('./TeamSection'))
