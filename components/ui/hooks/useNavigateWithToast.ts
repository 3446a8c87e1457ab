'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { clearCache } from '@/lib/client/cache'
import { useToast, type Toast } from '../feedback/Toasts'

type How = {
  /** Back doesn't lead here again. */
  replace?: true
  /** Somebody else reads from now on, or nobody: what was read is forgotten. */
  anew?: true
}

/**
 * Goes to another screen and says there what was done: `go(href, toast, how)`. The words come with the screen: on a slow
 * line they would be gone before it. `going` until it is there.
 */
export function useNavigateWithToast() {
  const router = useRouter()
  const toast = useToast()
  const [going, startTransition] = useTransition()
  const go = (href: string, toastAfter: Toast, { replace, anew }: How = {}) => {
    if (anew) clearCache()
    startTransition(() => {
      toast(toastAfter)
      if (replace) router.replace(href)
      else router.push(href)
      if (anew) router.refresh()
    })
  }
  return { go, going }
}
