import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { PortalShell } from '@/components/shell/PortalShell'
import { listNotifications } from '@/lib/domain/notifications/notification'
import { viewerOfRequest } from '@/lib/http/page'

/** The frame around every screen behind the sign-in. Without a session the page itself leads to it. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const viewer = await viewerOfRequest()
  if (!viewer) return children
  const { id, role, companyName, contactName, verified } = viewer
  const { total } = await listNotifications(viewer, { unread: 'true', limit: 1 })
  const narrow = (await cookies()).get('sidebar')?.value === 'narrow'
  return (
    <PortalShell key={id} viewer={{ id, role, companyName, contactName, verified }} unread={total} narrow={narrow}>
      {children}
    </PortalShell>
  )
}
