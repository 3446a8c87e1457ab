'use client'

import { useSyncExternalStore } from 'react'
import { useUndoable } from '@/components/ui/feedback/useUndoable'
import { useMay } from '@/lib/client/viewer'
import { decideAndShow } from '@/lib/client/api'
import type { Account } from '@/lib/contract/people/account'

/** Accounts verified in this tab that the server may not know of yet. Outlives the screen: the act is sent later. */
let verifiedHere: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function set(id: number, verified: boolean) {
  const others = [...verifiedHere].filter((one) => one !== id)
  verifiedHere = new Set(verified ? [...others, id] : others)
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const NONE: ReadonlySet<number> = new Set()

/** Whether an admin can verify an account now: it is pending, or its details changed since. */
export function useNeedsVerification(account: Pick<Account, 'id' | 'state'> | undefined) {
  const here = useSyncExternalStore(
    subscribe,
    () => verifiedHere,
    () => NONE,
  )
  const may = useMay()
  if (!account || !may('account.verify')) return false
  return (account.state === 'pending' || account.state === 'recheck') && !here.has(account.id)
}

/** Gives a function that verifies a company: shown at once, and sent when nobody took it back for five seconds. */
export function useVerify({ id, role, companyName }: Pick<Account, 'id' | 'role' | 'companyName'>) {
  const decideWithUndo = useUndoable()
  const supplier = role === 'supplier'
  return () => {
    set(id, true)
    decideWithUndo({
      on: `verification of ${id}`,
      title: `${supplier ? 'Supplier' : 'Customer'} verified`,
      text: companyName,
      fail: supplier
        ? { text: 'Failed to verify supplier', followed: true, rival: 'Another admin' }
        : { title: 'Verification Failed', text: 'Failed to verify customer', rival: 'Another admin' },
      send: (options) =>
        decideAndShow(supplier ? 'PATCH /api/suppliers/{id}/verify' : 'PATCH /api/users/{id}/verify', { id }, options),
      settled: () => set(id, false),
      takeBack: () => set(id, false),
    })
  }
}
