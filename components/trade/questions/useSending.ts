import { useRef } from 'react'
import { useToast } from '@/components/ui/feedback/Toasts'
import { newKey } from '@/lib/client/idempotency-key'
import type { Question } from '@/lib/contract/trade/questions'
import { foundWords } from '@/lib/rules/files/moderation'

/** The key of one sending, and what is said once the message is there. */
export function useSending(sent: string) {
  const toast = useToast()
  const key = useRef<string | null>(null)
  return {
    options: () => ({ idempotencyKey: (key.current ??= newKey()) }),
    done: ({ messages }: Question) => {
      key.current = null
      const last = messages.findLast(({ own }) => own)
      if (last?.state === 'held')
        toast({
          title: 'Sent to an admin',
          text: `An admin checks it first: ${foundWords(last.found ?? []).join(', ')}.`,
        })
      else toast({ title: sent })
    },
  }
}
