'use client'

import { createContext, use, type ReactNode } from 'react'
import type { OwnMember } from '../contract/people/member'
import { aboveLimit } from '../rules/people/approval-limit'
import { isFloor } from '../terms/member-roles'
import { may, type Act, type Permitted } from '../rules/core/permissions'

type Shown = Permitted & { member: Pick<OwnMember, 'approvalLimit'> }

const Viewer = createContext<Shown | null>(null)

/** Around every screen behind the sign-in: the signed-in person. */
export const ViewerProvider = ({ viewer, children }: { viewer: Shown; children: ReactNode }) => (
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

/** Asks why the signed-in person may not accept a price (INR, without GST); null when it may. */
export function useAboveLimit(): (price: number) => string | null {
  const viewer = use(Viewer)
  return (price) => viewer && aboveLimit(viewer.member, price)
}
