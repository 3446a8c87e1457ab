'use client'

import { lazy } from '@/components/ui/hooks/lazy'

/** The receipt of `?receipt=`, for admins. */
export const ReceiptDrawer = lazy(() => import('./ReceiptDetails'))
