import { useCallback } from 'react'
import { errorMessage } from '@/lib/client/error-message'
import { Problem } from '@/lib/contract/core/problem'
import { useToast } from './Toasts'

/** What a person reads when a call has failed. */
export type FailWords = {
  title?: string
  /** Ours, where the server gave no reason. */
  text?: string
  /** The server's reason follows the text instead of taking its place. */
  followed?: boolean
  /** Who may have been faster: 'Another admin'. */
  rival?: string
  /** The screen reads it out itself, beside the form say. */
  silent?: boolean
}

/** Whether somebody else has done it already. */
export const wasFaster = (error: unknown, { rival }: FailWords) =>
  rival !== undefined && error instanceof Problem && error.code === 'conflict'

/**
 * Gives a function that says in a toast why a call failed, and answers that sentence. What a person sends goes through it,
 * by useContractForm, ConfirmDialog, useUndoable or useDownload where one fits.
 */
export function useFailToast() {
  const toast = useToast()
  return useCallback(
    (error: unknown, words: FailWords = {}): string => {
      const { title = 'Error', text, followed, rival, silent } = words
      const reason = errorMessage(error, text, { followed })
      const faster = wasFaster(error, words)
      const message = faster ? `${reason}. ${rival} was faster.` : reason
      toast({ title, text: message, tone: faster ? 'warning' : 'danger', silent })
      return message
    },
    [toast],
  )
}
