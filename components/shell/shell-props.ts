import type { ReactNode } from 'react'
import type { AccountState, Role } from '@/lib/contract/accounts/account'

export type ShellViewer = {
  id: number
  /** The email, as one signs in with it. */
  username: string
  role: Role
  companyName: string
  contactName: string
  verified: boolean
  recheck: boolean
  state: AccountState
  rejectionReason: string | null
}
export type ShellProps = {
  viewer: ShellViewer
  unread?: number
  onLogout: () => unknown
  /** The role's main action, in the top bar. */
  action?: ReactNode
  /** Search and jump, in the top bar. */
  search?: ReactNode
  /** A slim line under the top bar: see ShellBanner. */
  banner?: ReactNode
  /** The sidebar starts as icons: what the cookie `sidebar` says, read on the server so that nothing jumps. */
  narrow?: boolean
  children: ReactNode
}
