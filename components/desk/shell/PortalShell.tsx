'use client'

import { useCallback, type ReactNode } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { sendUnsent } from '@/components/ui/feedback/unsent'
import { lazy } from '@/components/ui/hooks/lazy'
import { clearSessionStorage } from '@/lib/client/session-storage'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { call } from '@/lib/client/call'
import { onConfirmAsked } from '@/lib/client/confirm'
import { onSessionEnded } from '@/lib/client/session'
import { SwrProvider } from '@/lib/client/initial-data'
import { useLive } from '@/lib/client/live'
import { ViewerProvider } from '@/lib/client/viewer'
import type { signOutWords } from '@/lib/terms/words/words-of'
import { AccountBanner } from './AccountBanner'
import { AppShell } from './AppShell'
import { NewDay } from './NewDay'
import type { ShellViewer } from './shell-props'
import { WrongRoleBanner } from './WrongRoleBanner'
import { SearchButton } from './search/SearchButton'
import { useUnread } from './bell/useUnread'
import { useLiveViewer } from './useLiveViewer'
import { useFloorQueue } from './floor/useFloorQueue'
import { useQuestion } from './useQuestion'
import { useSignInAgain } from './useSignInAgain'

const ConfirmAgain = lazy(() => import('./ConfirmAgain'), { ahead: false })
const SignOutQuestion = lazy(() => import('./floor/SignOutQuestion'), { ahead: false })
const SignInAgain = lazy(() => import('./SignInAgain'))

type Props = {
  viewer: ShellViewer
  unread: number
  narrow: boolean
  /** Whom a suspended company calls. */
  phone: string
  /** The question before a sign-out in the person's language, when it isn't English. */
  signOut: ReturnType<typeof signOutWords>
  /** A page of another role that was asked for. */
  meant?: string
  children: ReactNode
}

/** The signed-in frame: SWR configuration, live channel, sign-out. */
export const PortalShell = (props: Props) => (
  <SwrProvider>
    <WithViewer {...props} />
  </SwrProvider>
)

function WithViewer(props: Props) {
  const viewer = useLiveViewer(props.viewer)
  return (
    <ViewerProvider viewer={viewer}>
      <Frame {...props} viewer={viewer} />
    </ViewerProvider>
  )
}

function Frame({ viewer, unread: atFirst, narrow, phone, meant, signOut, children }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const { go } = useNavigateWithToast()
  const unread = useUnread(atFirst)
  const again = useSignInAgain()
  const floor = useFloorQueue(viewer)
  const confirm = useQuestion(onConfirmAsked)
  useLive(
    { ...viewer, renewals: again.renewals },
    atFirst,
    useCallback(
      // The shop floor says itself that there is no line.
      () =>
        (navigator.onLine || location.pathname !== '/supplier/floor') &&
        toast({ title: 'Connection Error', text: 'Failed to connect to notification service', tone: 'danger' }),
      [toast],
    ),
  )

  const logout = async (to = '') => {
    try {
      await sendUnsent()
      if (!(await floor.maySignOut())) return
      await call('POST /api/logout', {})
      await floor.forget()
      onSessionEnded(null)
      clearSessionStorage()
      const goodbye = { title: 'Logged out', text: 'You have been successfully logged out' }
      go(to ? `/auth?callbackUrl=${encodeURIComponent(to)}` : '/auth', goodbye, { anew: true })
    } catch (error) {
      fail(error, { title: 'Logout failed' })
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
          <AccountBanner viewer={viewer} phone={phone} />
        </>
      }
    >
      {children}
      <NewDay />
      <Overlay of={again.open} onClose={() => again.answer(false)}>
        {(overlay) => <SignInAgain account={viewer} onDone={() => again.answer(true)} {...overlay} />}
      </Overlay>
      <Overlay of={floor.question} onClose={() => floor.question?.answer(false)}>
        {(overlay, { waiting, answer }) => (
          <SignOutQuestion spoken={signOut} waiting={waiting} onConfirm={() => answer(true)} {...overlay} />
        )}
      </Overlay>
      <Overlay of={confirm.open} onClose={() => confirm.answer(false)}>
        {(overlay) => <ConfirmAgain onDone={() => confirm.answer(true)} {...overlay} />}
      </Overlay>
    </AppShell>
  )
}
