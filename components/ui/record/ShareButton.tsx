'use client'

import { Link, Share2 } from 'lucide-react'
import { useToast } from '../feedback/Toasts'
import { useHydrated } from '../hooks/useHydrated'
import { IconButton } from '../controls/Button'

type Props = {
  /** What it is, without a company's name: it leaves the program. */
  title: string
  /** Where it opens for everybody who may see it. */
  path: string
}

/** Hands a link on by the device's own sheet; copies it where the browser has none. */
export function ShareButton({ title, path }: Props) {
  const toast = useToast()
  const hydrated = useHydrated()
  const hasSheet = hydrated && 'share' in navigator

  async function share() {
    const url = new URL(path, window.location.origin).href
    if (hasSheet && (await shared({ title, url }))) return
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied', text: 'People with access can open it.' })
    } catch {
      // No clipboard without https.
      toast({ title: 'The link could not be copied', text: url, tone: 'danger' })
    }
  }

  const words = hasSheet ? 'Share' : 'Copy link'
  return (
    <IconButton aria-label={words} title={words} onClick={() => void share()}>
      {hasSheet ? <Share2 size={20} aria-hidden /> : <Link size={20} aria-hidden />}
    </IconButton>
  )
}

/** False: the sheet did not open. A sheet that was closed again counts as shared. */
async function shared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
