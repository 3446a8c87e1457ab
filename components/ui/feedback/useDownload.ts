import { useState } from 'react'
import { useFailToast } from './Toasts'

/** Runs a download, one at a time. Why it failed, if so, is in a toast with this title. */
export function useDownload(failTitle: string, download: () => Promise<unknown>) {
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    if (busy) return
    setBusy(true)
    try {
      await download()
    } catch (error) {
      fail(error, { title: failTitle })
    } finally {
      setBusy(false)
    }
  }
  return { busy, start: () => void start() }
}
