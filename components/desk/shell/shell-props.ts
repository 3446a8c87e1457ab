import type { ReactNode } from 'react'
import type { Me } from '@/lib/contract/people/account'

/** What the frame shows of the signed-in person and the company. */
export type ShellViewer = Pick<Me, (typeof shown)[number]>

const shown = [
  'id',
  'username',
  'role',
  'companyName',
  'contactName',
  'verified',
  'recheck',
  'state',
  'rejectionReason',
  'suspended',
  'suspendedReason',
  'factorDueAt',
  'member',
] as const

/** What of the viewer the browser gets with each page. */
export const shellViewerOf = (viewer: Me) =>
  Object.fromEntries(shown.map((field) => [field, viewer[field]])) as ShellViewer
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
