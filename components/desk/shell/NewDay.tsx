import { useEffect, useRef } from 'react'
import { useNow } from '@/components/ui/hooks/useNow'
import { refreshSoon } from '@/lib/client/changed'
import { isoDay } from '@/lib/terms/format'

/** A day that begins in India changes what is late, due and valid, without an event: everything on screen is read again. */
export function NewDay() {
  const today = isoDay(useNow())
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    refreshSoon(['/api/'])
  }, [today])
  return null
}
