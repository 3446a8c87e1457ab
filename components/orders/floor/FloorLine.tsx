'use client'

import { Notice } from '@/components/ui/feedback/Notice'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import type { QueueItem } from '@/lib/client/queue/item'
import type { Sent } from '@/lib/client/queue/send-waiting'
import { useOnline } from './useOnline'
import { useServiceWorker } from './useServiceWorker'
import { updatesInWords, waitInWords } from './wanted'

/** What a person should know of line, updates and version. */
export function FloorBars({ items, sent }: { items: readonly QueueItem[]; sent: Sent }) {
  const isOnline = useOnline()
  const takeOver = useServiceWorker()
  const n = items.length
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warning" title="Off line">
          {n
            ? `${waitInWords(n)}. They go out once there is a line.`
            : 'Go on working: updates go out once there is a line.'}
        </Notice>
      )}
      {isOnline && n > 0 && sent === 'signIn' && (
        <Notice
          tone="warning"
          title={`Sign in to send ${updatesInWords(n)}`}
          action={<LinkButton href="/auth?callbackUrl=/supplier/floor">Sign in</LinkButton>}
        />
      )}
      {isOnline && n > 0 && sent === 'other' && (
        <Notice tone="warning" title={`${waitInWords(n)} of a colleague`}>
          Another person is signed in on this phone. They go out once the same person signs in again.
        </Notice>
      )}
      {isOnline && n > 0 && (sent === 'later' || sent === 'all') && <Notice title={waitInWords(n)} />}
      {takeOver && (
        <Notice title="New version" action={<Button onClick={takeOver}>Reload</Button>}>
          Updates that wait are kept.
        </Notice>
      )}
    </div>
  )
}
