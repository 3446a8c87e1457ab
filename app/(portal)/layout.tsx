import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Previews } from '@/components/files/preview/Previews'
import { PortalShell } from '@/components/desk/shell/PortalShell'
import { shellViewerOf } from '@/components/desk/shell/shell-props'
import { OperatorPhoneProvider } from '@/components/orders/workorders/OperatorPhone'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { FileLimitsProvider } from '@/lib/client/file-limits'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { operatorPhone, salesContact } from '@/lib/http/server/contact'
import { withRequestId, viewerOfRequest } from '@/lib/http/page'
import { signOutWords } from '@/lib/terms/words/words-of'
import { INTENDED_PATH } from '@/lib/rules/core/intended-path'

/** The frame around every screen behind the sign-in. Without a session the page itself leads to it. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const viewer = await viewerOfRequest()
  if (!viewer) return children
  const { total } = await withRequestId(() => listNotifications(viewer, { unread: 'true', limit: 1 }))
  const kept = await cookies()
  const [narrow, meant] = [kept.get('sidebar')?.value === 'narrow', kept.get(INTENDED_PATH)?.value]
  return (
    <PortalShell
      key={viewer.member.id}
      viewer={shellViewerOf(viewer)}
      unread={total}
      narrow={narrow}
      phone={salesContact().phone}
      meant={meant}
      signOut={signOutWords(viewer.member.language)}
    >
      <OperatorPhoneProvider phone={operatorPhone()}>
        <FileLimitsProvider limits={fileLimits()}>
          <Previews>{children}</Previews>
        </FileLimitsProvider>
      </OperatorPhoneProvider>
    </PortalShell>
  )
}
