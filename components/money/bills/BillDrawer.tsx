'use client'

import { lazy } from '@/components/ui/hooks/lazy'

/** The bill of `?bill=`. */
export const BillDrawer = lazy(() => import('./BillDetails'))
