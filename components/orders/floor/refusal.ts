import { LocalFault } from '@/lib/client/local-fault'
import type { Refusal } from '@/lib/client/queue/item'
import { Problem } from '@/lib/contract/core/problem'
import type { ProblemCode } from '@/lib/contract/core/problem-codes'
import type { Language } from '@/lib/terms/language'
import type { Say, WordKey } from '@/lib/terms/words/words'

/** What was asked for when it was refused. */
export type Asked = 'status' | 'photo' | 'problem' | 'shipment' | 'heat' | 'report' | 'page'

/** Refusals that are said more exactly for what was asked, and for the field that is wrong. */
const EXACT = {
  'status.conflict.documents.first_article': true,
  'status.conflict.documents': true,
  'problem.conflict': true,
  'problem.validation.quantity': true,
  'problem.validation.files': true,
  'photo.validation.files': true,
  'shipment.validation.lines': true,
  'shipment.validation.vehicle': true,
  'shipment.conflict': true,
  'shipment.conflict.paper': true,
  'shipment.conflict.photos': true,
  'shipment.conflict.eway': true,
  'heat.conflict': true,
  'report.validation.lotSize': true,
  'report.unavailable': true,
} as const
/** Codes with a sentence of their own; the others are those of a fault on our side. */
const CODES: Partial<Record<ProblemCode, true>> = {
  unavailable: true,
  unauthenticated: true,
  forbidden: true,
  nda_required: true,
  not_found: true,
  validation: true,
  conflict: true,
  too_large: true,
  unsupported_type: true,
  rate_limited: true,
}

/**
 * Why the server refused: in English its own sentence, which is the most exact; in another language the sentence for the code,
 * for what was asked, and for the field that its first issue names.
 */
export function refusalInWords(say: Say, language: Language, asked: Asked, { code, path, message }: Refusal): string {
  if (language === 'en' && message) return message
  const keys = [`${asked}.${code}.${path}`, `${asked}.${code}.${path?.split('.')[0]}`, `${asked}.${code}`]
  const exact = keys.find((key): key is keyof typeof EXACT => Object.hasOwn(EXACT, key))
  if (exact) return say(`refusal.${exact}`)
  return say(code && CODES[code] ? (`refusal.${code}` as WordKey) : 'refusal.internal')
}

/** Why something failed, in the person's language: what the server refused, or what this phone can't do. */
export function failureInWords(say: Say, language: Language, asked: Asked, error: unknown): string {
  if (error instanceof LocalFault) return say(`refusal.${error.key}`)
  if (!(error instanceof Problem)) return say('refusal.notSaved')
  const { code, message, issues } = error
  // Without a line the sentence of a page says that typed input is still there; here nothing is typed.
  const own = code === 'unavailable' ? undefined : message
  return refusalInWords(say, language, asked, { code, message: own, path: issues?.[0]?.path })
}
