'use client'

import { createContext, use, type ReactNode } from 'react'
import { isFloor } from '../rules/member-roles'
import { may, type Act, type Permitted } from '../rules/permissions'

const Viewer = createContext<Permitted | null>(null)

/** Around every screen behind the sign-in: the signed-in person. */
export const ViewerProvider = ({ viewer, children }: { viewer: Permitted; children: ReactNode }) => (
  <Viewer value={viewer}>{children}</Viewer>
)

/** Asks whether the signed-in person may do an act; a button that it may not press isn't shown. */
export function useMay(): (act: Act) => boolean {
  const viewer = use(Viewer)
  return (act) => viewer !== null && may(act, viewer)
}

/** What stands here only for a person who may do the act. */
export const May = ({ act, children }: { act: Act; children: ReactNode }) => (useMay()(act) ? children : null)

/** Whether the signed-in person reads amounts and payments: all but a shop floor. */
export function useReadsMoney(): boolean {
  const viewer = use(Viewer)
  return !viewer || !isFloor(viewer)
}
