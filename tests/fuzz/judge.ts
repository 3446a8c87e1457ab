import type { Call } from '@/lib/contract/calls'
import { statusOf } from '@/lib/contract/core/problem-codes'
import { ProblemBody } from '@/lib/contract/core/problem-body'
import { problemsOf } from '@/lib/http/openapi/openapi'
import type { Viewer } from '@/lib/rules/core/permissions'
import type { Sent } from './requests'
import type { Answered } from './send'
import type { Caller, Stage } from './stage'
import { isAnothers } from './whose'

/** What only the inside knows: stacks, statements, paths, libraries, hashes, secrets. */
const INSIDE =
  /[Pp]risma|[Pp]ostgres|graphile|node_modules|[Zz]od|\bat .{1,200}:\d+:\d+|\/(lib|app|dist|tmp|root|home|work)\/|\b(SELECT|INSERT INTO|DELETE FROM)\b|violates|constraint|\$2[aby]\$\d\d|sessionVersion|[a-z](Hash|Key)\b/
// The hash of a file is of the inside. That of the NDA is for its readers: a time follows it; the description of the API names it.
const NEVER =
  /\$2[aby]\$\d\d\$|"(passwordHash|sessionVersion|storageKey|tokenHash|mutedMailTopics)"|"sha256":(?!"[0-9a-f]{64}","(createdAt|acceptedAt)"|\{)/

/** What is wrong with an answer, by itself; null when nothing is. */
export function complaintOf(call: Call, who: Caller, stage: Stage, sent: Sent, answered: Answered): string | null {
  const { status, text } = answered
  if (status >= 500) return `a fault: ${status} ${text}`
  if (!statusesOf(call).includes(status)) return `the contract knows no ${status} here: ${text.slice(0, 500)}`
  if (status >= 400) return complaintOfRefusal(status, text)
  return complaintOfSuccess(call, answered) ?? complaintOfIdentity(call, who, stage, sent, text)
}

/** The statuses that a call can answer, without faults. */
function statusesOf(call: Call): number[] {
  const { answer, download, status } = call.endpoint
  const refusals = problemsOf(call).map((code) => statusOf[code] as number)
  // Parts of a file, one that didn't change, and a part that it hasn't.
  const success = download ? [200, 206, 304, 416] : [status ?? (answer ? 200 : 204)]
  return [...success, ...refusals].filter((status) => status < 500)
}

function complaintOfRefusal(status: number, text: string): string | null {
  const parsed = ProblemBody.strict().safeParse(json(text))
  if (!parsed.success) return `${status} is no refusal as the contract has it: ${text.slice(0, 500)}`
  const { code, message, requestId } = parsed.data
  if (status !== 416 && statusOf[code] !== status) return `${status} says ${code}`
  if (!message || requestId) return `${status} says too little or too much: ${text.slice(0, 500)}`
  const said = INSIDE.exec(message)?.[0]
  return said ? `${status} tells of the inside (${said}): ${message}` : null
}

function complaintOfSuccess({ endpoint }: Call, { status, headers, text }: Answered): string | null {
  if (status === 204 || status === 304) return text ? `${status} with content` : null
  if (endpoint.download) {
    const type = headers.get('content-type') ?? ''
    return type.startsWith(endpoint.download) && headers.get('x-content-type-options') === 'nosniff'
      ? null
      : `a file of the type ${type}, or one that a browser may guess at`
  }
  if (!endpoint.answer) return null
  // A statement is JSON or a file.
  if (/^(text\/csv|application\/pdf)/.test(headers.get('content-type') ?? '')) return null
  const body = json(text)
  const parsed = endpoint.answer.safeParse(body)
  if (!parsed.success) return `${status} doesn't fit the contract: ${parsed.error.message.slice(0, 1_000)}`
  // Unknown keys are dropped by parsing, so what was there before and isn't after is a key too many.
  if (JSON.stringify(sorted(parsed.data)) !== JSON.stringify(sorted(body)))
    return `${status} holds more than the contract has: ${text.slice(0, 1_000)}`
  return NEVER.test(text) ? `${status} holds what nobody may see: ${NEVER.exec(text)![0]}` : null
}

const KEYS = {
  customer: /"(supplierId|supplierName|adminId|adminName|customerName)":/,
  supplier: /"(customerId|customerName)":/,
}

/** Who signs in or registers gets an account, whoever asks; everybody else learns nothing of the other side. */
function complaintOfIdentity(
  { endpoint }: Call,
  who: Caller,
  { people, whose }: Stage,
  { params }: Sent,
  text: string,
): string | null {
  const viewer = people[who as keyof typeof people] as Viewer | undefined
  if (!viewer || viewer.role === 'admin' || endpoint.access === 'public') return null
  if (isAnothers(whose, endpoint.path, params.id, viewer))
    return `a ${viewer.role} gets to ${params.id}, which is another's`
  const key = KEYS[viewer.role].exec(text)?.[0]
  if (key) return `a ${viewer.role} gets ${key}`
  const own = new RegExp(`"${viewer.role}Id":(?!${viewer.id}\\b|null)\\d+`).exec(text)?.[0]
  if (own) return `a ${viewer.role} gets what is another's: ${own}`
  const others = Object.values(people).filter(({ id }) => id !== viewer.id)
  const told = others.flatMap((p) => [p.companyName, p.email]).find((secret) => text.includes(secret))
  return told ? `a ${viewer.role} learns of ${told}` : null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** With its keys in order, so that two values can be compared as texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
