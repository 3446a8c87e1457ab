'use client'

import { useCallback, type ReactNode } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { clearSessionStorage } from '@/components/ui/hooks/session-storage'
import { useNavigateWithToast } from '@/components/ui/hooks/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import { SwrProvider } from '@/lib/client/initial-data'
import { useLive } from '@/lib/client/live'
import { AppShell } from './AppShell'
import type { ShellViewer } from './shell-props'
import { WrongRoleBanner } from './WrongRoleBanner'
import { SearchButton } from './search/SearchButton'
import { ShellBanner } from './ShellBanner'
import { useUnread } from './bell/useNotifications'

type Props = {
  viewer: ShellViewer
  unread: number
  narrow: boolean
  /** A page of another role that was asked for. */
  meant?: string
  children: ReactNode
}

/** The signed-in frame: SWR configuration, live channel, sign-out. */
export const PortalShell = (props: Props) => (
  <SwrProvider>
    <Frame {...props} />
  </SwrProvider>
)

function Frame({ viewer, unread: atFirst, narrow, meant, children }: Props) {
  const toast = useToast()
  const { go } = useNavigateWithToast()
  const unread = useUnread(atFirst)
  useLive(
    viewer,
    atFirst,
    useCallback(
      () => toast({ title: 'Connection Error', text: 'Failed to connect to notification service', tone: 'danger' }),
      [toast],
    ),
  )

  const logout = async (to = '') => {
    try {
      await call('POST /api/logout', {})
      clearSessionStorage()
      const goodbye = { title: 'Logged out', text: 'You have been successfully logged out' }
      go(to ? `/auth?callbackUrl=${encodeURIComponent(to)}` : '/auth', goodbye, { anew: true })
    } catch (error) {
      toast({ title: 'Logout failed', text: errorMessage(error), tone: 'danger' })
    }
  }

  return (
    <AppShell
      viewer={viewer}
      unread={unread}
      narrow={narrow}
      onLogout={() => void logout()}
      search={<SearchButton viewer={viewer} onLogout={() => void logout()} />}
      banner={
        <>
          {meant && (
            <WrongRoleBanner
              meant={meant}
              companyName={viewer.companyName}
              role={viewer.role}
              onSwitch={(to) => void logout(to)}
            />
          )}
          {banner(viewer)}
        </>
      }
    >
      {children}
    </AppShell>
  )
}

function banner({ verified, recheck, role }: ShellViewer) {
  if (recheck)
    return (
      <ShellBanner>
        <strong>Your company&apos;s details changed.</strong>{' '}
        <span>
          {role === 'customer'
            ? 'What runs goes on; suppliers see new inquiries as soon as an admin has checked the details.'
            : 'What runs goes on; quoting and requesting work open again as soon as an admin has checked the details.'}
        </span>
      </ShellBanner>
    )
  if (verified || role === 'admin') return undefined
  return (
    <ShellBanner>
      <strong>Your account is pending verification.</strong>{' '}
      <span>
        {role === 'customer'
          ? 'You can submit inquiries now; suppliers see them as soon as an admin has verified you.'
          : 'You can add processes and machines now; inquiries and work requests open as soon as an admin has verified you.'}
      </span>
    </ShellBanner>
  )
}
