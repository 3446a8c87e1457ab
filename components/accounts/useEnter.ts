'use client'

import { useRouter } from 'next/navigation'
import { forget } from '@/lib/client/forget'
import type { Account } from '@/lib/contract/accounts'
import { homeOf, ownPath } from '@/lib/rules/links'

/** Goes on after the sign-in: to where the person wanted to go, else to the dashboard. What was read before is forgotten. */
export function useEnter(callbackUrl?: string) {
  const router = useRouter()
  return (account: Account) => {
    forget()
    router.replace(ownPath(callbackUrl, homeOf(account.role)))
    router.refresh()
  }
}
