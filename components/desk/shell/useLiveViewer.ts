import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { refreshHere, useApi } from '@/lib/client/api'
import { refreshPage } from '@/lib/client/changed'
import type { ShellViewer } from './shell-props'

/** What decides which pages and acts an account has. */
const standingOf = ({ member, verified, recheck, suspended, state }: ShellViewer) =>
  JSON.stringify([member.role, verified, recheck, suspended, state])

/** The signed-in person as last heard of: another role or state is seen at once, not with the next page. */
export function useLiveViewer(atFirst: ShellViewer): ShellViewer {
  const router = useRouter()
  const viewer = useApi('GET /api/user', {}, { revalidateOnMount: false }).data ?? atFirst
  const [now, before] = [standingOf(viewer), standingOf(atFirst)]
  useEffect(() => {
    if (now === before) return
    // Pages were drawn for what the account was before.
    refreshPage(router.refresh)
    refreshHere()
  }, [now, before, router])
  return viewer
}
