import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { refreshHere, useApi } from '@/lib/client/api'
import type { ShellViewer } from './shell-props'

/** The signed-in person as last heard of: another role or state is seen at once, not with the next page. */
export function useLiveViewer(atFirst: ShellViewer): ShellViewer {
  const router = useRouter()
  const viewer = useApi('GET /api/user', {}, { revalidateOnMount: false }).data ?? atFirst
  const role = viewer.member.role
  useEffect(() => {
    if (role === atFirst.member.role) return
    // Pages were drawn for the role of before.
    router.refresh()
    refreshHere()
  }, [role, atFirst.member.role, router])
  return viewer
}
