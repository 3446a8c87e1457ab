'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { clearCache } from '@/lib/client/cache'
import type { Toast } from './toast'
import { useToast } from './Toasts'

type How = {
  /** Back doesn't lead here again. */
  replace?: true
  /** The account changes: caches are cleared. */
  anew?: true
}

/**
 * Navigates to another screen and shows a toast there, if any: `go(href, toast, how)`. The toast comes with the screen: on a slow
 * line it would be gone before it. `going` until it is there.
 */
export function useNavigateWithToast() {
  const router = useRouter()
  const toast = useToast()
  const [going, startTransition] = useTransition()
  const go = (href: string, toastAfter: Toast | null, { replace, anew }: How = {}) => {
    if (anew) clearCache()
    startTransition(() => {
      if (toastAfter) toast(toastAfter)
      if (replace) router.replace(href)
      else router.push(href)
      if (anew) router.refresh()
    })
  }
  return { go, going }
}
