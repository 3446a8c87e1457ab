'use client'

import { CircleCheck, CloudOff, CloudUpload, RefreshCw, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import type { QueueItem } from '@/lib/client/queue/item'
import type { Sent } from '@/lib/client/queue/sent'
import { useSay } from '@/lib/client/words'
import { useOnline } from './useOnline'
import { useServiceWorker } from './useServiceWorker'
import css from './Floor.module.css'

type Props = {
  items: readonly QueueItem[]
  sent: Sent
  /** When the cards were read: '10:05'. */
  readAt: string | null
}

/** What a person should know of line, updates and version, in one row that is there from the start: it moves nothing. */
export function FloorLine({ items, sent, readAt }: Props) {
  const say = useSay()
  const isOnline = useOnline()
  const takeOver = useServiceWorker()
  const n = items.length
  const { Icon, words, isQuiet, action } = said()
  return (
    <div role="status" className={css.line} data-quiet={isQuiet || undefined}>
      <Icon size={20} aria-hidden />
      <p>{words}</p>
      {action}
    </div>
  )

  function said(): { Icon: typeof CloudOff; words: string; isQuiet?: true; action?: ReactNode } {
    if (!isOnline) return { Icon: CloudOff, words: n ? say('line.offWaits', { n }) : say('line.off') }
    if (n && sent === 'signIn')
      return {
        Icon: UserRound,
        words: say('line.signInToSend', { n }),
        action: (
          <LinkButton size="large" href="/auth?callbackUrl=/supplier/floor">
            {say('line.signIn')}
          </LinkButton>
        ),
      }
    if (n && sent === 'other') return { Icon: UserRound, words: say('line.ofColleague', { n }) }
    if (takeOver)
      return {
        Icon: RefreshCw,
        words: say('line.newVersion'),
        action: (
          <Button size="large" onClick={takeOver}>
            {say('line.reload')}
          </Button>
        ),
      }
    // What waits for an answer of the person is not on its way.
    const goesOut = sent !== 'later' && items.some(({ state }) => state === 'waiting')
    if (n) return { Icon: CloudUpload, words: say(goesOut ? 'line.sending' : 'line.waits', { n }) }
    return { Icon: CircleCheck, words: readAt ? say('line.asOf', { time: readAt }) : '', isQuiet: true }
  }
}
