'use client'

import { lazy } from '@/components/ui/hooks/lazy'

/** The payout of `?payout=`. */
export const PayoutDrawer = lazy(() => import('./PayoutDetails'))
