import type { RunDetails } from 'fast-check'
import type { Call } from '@/lib/contract/calls'
import { addressOf, type Sent } from './requests'
import { budget } from './budget'
import type { Caller, Stage } from './stage'
import { nameOf } from './tally'

const MAX = 2_000

/** A failure with the smallest request that brings it about, and the command that sends it again. */
export function tellFailure(call: Call, who: Caller, stage: Stage, details: RunDetails<[Sent]>): string {
  const { counterexamplePath, numRuns, numShrinks, errorInstance } = details
  const found = details.counterexample
  const complaint = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const replay = `npm run fuzz -- --call=${nameOf(call)} --as=${who} --seed=${budget.seed}${counterexamplePath ? ` --path=${counterexamplePath}` : ''}`
  return [
    `${nameOf(call)} by ${who}: ${complaint}`,
    `found in request ${numRuns}, made smaller ${numShrinks} times; again with\n  ${replay}`,
    ...(found
      ? [written(found[0], call.endpoint.path).replaceAll(stage.cookies[who] || '\0', `(the session of ${who})`)]
      : []),
  ].join('\n\n')
}

/** A request as one would type it. */
function written(sent: Sent, path: string): string {
  const { method, headers, body } = sent
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : (body ?? '')
  return [
    `${method} ${addressOf(path, sent)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${JSON.stringify(value).slice(1, -1)}`),
    '',
    text.length > MAX ? `${text.slice(0, MAX)}… (${text.length} characters)` : text,
  ].join('\n')
}
