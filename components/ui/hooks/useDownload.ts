import { useState } from 'react'
import { errorMessage } from '@/lib/client/error-message'
import { useToast } from '../feedback/Toasts'

/** Runs a download, one at a time. Why it failed, if so, is in a toast with this title. */
export function useDownload(failTitle: string, download: () => Promise<unknown>) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      await download()
    } catch (error) {
      toast({ title: failTitle, text: errorMessage(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void start() }
}
