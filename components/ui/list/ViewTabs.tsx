'use client'

import { usePathname } from 'next/navigation'
import { LinkTabs } from '../controls/LinkTabs'
import type { Views } from './useViews'

/** The views of a list that has no tabs of its own, after All; nothing while there are none. */
export function ViewTabs({ views }: { views: Views }) {
  const href = usePathname()
  if (!views.tabs.length) return null
  const all = { id: 0, name: 'All', href, open: !views.open && !views.differs }
  return <LinkTabs label="Saved views" tabs={[]} views={[all, ...views.tabs]} />
}
