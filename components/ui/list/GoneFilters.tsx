'use client'

import { lazy } from '../hooks/lazy'
import type { Views } from './useViews'

const GoneNotice = lazy(() => import('./GoneNotice'), { ahead: false })

/** Says which filters of the open view its list no longer takes. */
export const GoneFilters = ({ views: { open } }: { views: Views }) =>
  open?.gone.length ? <GoneNotice open={open} /> : null
