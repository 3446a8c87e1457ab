import { StatusChip } from '@/components/ui/data/StatusChip'
import type { Tone } from '@/lib/terms/tone'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import type { Answered } from './answers'

/** How an answer stands: sent, typed here, or decided. Nothing without an answer. */
export function AnswerState({ answer, plain = true }: { answer: Answered; plain?: boolean }) {
  const state = stateOf(answer)
  return state && <StatusChip plain={plain} tone={state[0]} label={state[1]} />
}

function stateOf({ line, isOpen, isChanged, isOutdated, faults, says }: Answered): [Tone, string] | null {
  const { own, noQuote, revision, status } = line
  if (isChanged && isOutdated) return ['warning', `Revision ${bidderLetter(revision)}`]
  if (Object.keys(faults).length) return ['danger', 'To mend']
  if (isChanged) return ['info', 'Not sent yet']
  if (own?.needsConfirmation) return ['warning', 'To confirm']
  if (own?.status === 'pending' && own.expired) return ['warning', 'Expired']
  if (status === 'accepted') return ['success', 'Accepted']
  if (own?.status === 'rejected' && says === 'nothing') return ['neutral', 'Not accepted']
  if (own?.status === 'rejected' && !isOpen) return ['neutral', 'Not accepted']
  if (says === 'price') return ['success', own && own.version > 1 ? `Quoted, v${own.version}` : 'Quoted']
  if (noQuote) return ['neutral', 'No quote']
  return isOpen ? null : ['neutral', 'Closed']
}
