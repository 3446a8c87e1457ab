import { LinkifyIt } from 'linkify-it'
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { namesIn, type Party } from './party-names'
import { plainText } from './plain-text'
import type { FoundKind } from '../../terms/moderation'

export type { Party }
export type Find = { kind: FoundKind; text: string; at: number }
type Span = { kind: FoundKind; from: number; to: number }

/** Longer texts than any field takes are read up to here. */
const LONGEST = 10_000
/** Written out plainly they may get longer. */
const LONGEST_PLAIN = 2 * LONGEST
/** Phone numbers are searched in pieces: a row of digits takes a square of its length. */
const PIECE = 500
const OVERLAP = 40

/** The pieces in which a text is read, with their places. */
export function pieces(text: string): { at: number; text: string }[] {
  const end = Math.min(text.length, LONGEST_PLAIN)
  const found = []
  for (let at = 0; at === 0 || at + OVERLAP < end; at += PIECE - OVERLAP)
    found.push({ at, text: text.slice(at, Math.min(at + PIECE, end)) })
  return found
}

/**
 * Email addresses, links, phone numbers and the parties' names in a text, in order and without overlaps. They are found
 * in other digits, letters that look alike and with unseen signs in them, too.
 */
export function contactIn(text: string, parties: readonly Party[]): Find[] {
  const { plain: read, from: begins, to: ends } = plainText(text.slice(0, LONGEST))
  const spans = [
    ...pieces(read).flatMap(({ at, text: piece }) => [...linksIn(read, piece, at), ...phonesIn(read, piece, at)]),
    ...matches(read, SPELLED_EMAIL, 'email'),
    ...matches(read, SPELLED_LINK, 'link'),
    ...matches(read, SCRIPT_EMAIL, 'email'),
    ...matches(read, SCRIPT_LINK, 'link'),
    ...matches(read, HANDLE, 'link'),
    ...matches(read, GSTIN, 'name'),
    ...brokenMobilesIn(read),
    ...namesIn(read, parties).map((span) => ({ kind: 'name' as const, ...span })),
  ].map((span) => ({ ...span, from: begins[span.from]!, to: ends[span.to - 1]! }))
  return merged(spans).map(({ kind, from, to }) => ({ kind, text: text.slice(from, to), at: from }))
}

/** The text with three dots for each find. */
export function mask(text: string, finds: readonly Find[]): string {
  let masked = ''
  let at = 0
  for (const find of finds) {
    masked += text.slice(at, find.at) + '•••'
    at = find.at + find.text.length
  }
  return masked + text.slice(at)
}

const ORDER: readonly FoundKind[] = ['email', 'link', 'phone', 'name']

/** Overlapping spans as one, of the kind that comes first in ORDER. */
function merged(spans: Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1)
    if (!last || span.from >= last.to) kept.push({ ...span })
    else {
      last.to = Math.max(last.to, span.to)
      if (ORDER.indexOf(span.kind) < ORDER.indexOf(last.kind)) last.kind = span.kind
    }
  }
  return kept
}

// Every quantifier has a bound, so none can backtrack far.
const OPEN = String.raw`\s?[([{<_*-]?\s?`
const CLOSE = String.raw`\s?[)\]}>_*-]?\s?`
const AT = String.raw`(?:${OPEN}@${CLOSE}|\s?[([{<_*-]\s?at\s?[)\]}>_*-]\s?|\sat\s)`
const DOT = String.raw`(?:\.|${OPEN}dot${CLOSE})`
const SPELLED_EMAIL = new RegExp(
  String.raw`(?<![\p{L}\d])[\p{L}\d._+-]{1,64}${AT}(?!(?:the|this|that|each|every|a)\s)[\p{L}\d-]{1,63}` +
    String.raw`${DOT}(?:com|in|co|org|net)(?:${DOT}in)?(?![\p{L}\d])`,
  'giu',
)
const SPELLED_LINK = new RegExp(
  String.raw`(?<![\p{L}\d])(?!(?:the|this|that|each|every|a)\s)[\p{L}\d-]{2,63}(?:\s|\s?[([{<_*-]\s?)dot(?:\s|\s?[)\]}>_*-]\s?)(?:com|org|net|co${DOT}in)(?![\p{L}\d])`,
  'giu',
)
/** India's domains in its scripts, as the registry lists them; without the signs that a plain text leaves out. */
const INDIAN_DOMAINS = 'भारतम्|भारत|भारोत|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|భారత్|ಭಾರತ|ഭാരതം|بھارت|بارت|ڀارت'
  .split('|')
  .map((domain) => plainText(domain).plain)
  .join('|')
const LABEL = String.raw`[\p{L}\p{M}\d-]{1,63}`
/** A mailbox with letters of other scripts; those of ASCII are found with the links. */
const SCRIPT_EMAIL = new RegExp(
  String.raw`(?=\S{0,200}[^\x00-\x7F])[\p{L}\p{M}\d._%+-]{1,64}@${LABEL}(?:[.。]${LABEL}){0,3}[.。]\p{L}[\p{L}\p{M}]{1,30}`,
  'gu',
)
const SCRIPT_LINK = new RegExp(
  String.raw`(?:${LABEL}[.。]){1,4}(?:${INDIAN_DOMAINS})(?![\p{L}\p{M}])(?:/\S{0,200})?`,
  'gu',
)
const HANDLE = /(?<![\p{L}\d@._-])@(?!each\b|rate\b)[a-z_]{4}[\w.]{0,26}/giu
const GSTIN = /(?<![\p{L}\d])\d{2}[a-z]{5}\d{4}[a-z]\d[a-z][a-z\d](?![\p{L}\d])/giu

const matches = (text: string, pattern: RegExp, kind: FoundKind): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length }))

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true })
  // Besides its own, which hold every domain of two letters.
  .tlds(['online', 'site', 'store', 'tech', 'app', 'dev', 'company', 'solutions', 'live', 'world'], true)
/** Domains that are the next sentence, where its space is missing. */
const NEXT_SENTENCE = /\.(?:no|as|is|it|at|be|so|to|do|my)$/i

/** Email addresses and links of a piece. One that reaches an edge of the piece goes on to the end of its word. */
function linksIn(text: string, piece: string, at: number): Span[] {
  return (linkify.match(piece) ?? [])
    .filter(({ schema, raw }) => schema || !NEXT_SENTENCE.test(raw))
    .map(({ schema, index, lastIndex }) => {
      let [from, to] = [at + index, at + lastIndex]
      if (index === 0) while (from > 0 && /\S/.test(text[from - 1]!)) from--
      if (lastIndex === piece.length) while (to < text.length && /\S/.test(text[to]!)) to++
      return { kind: schema === 'mailto:' ? 'email' : 'link', from, to }
    })
}

const CALLING =
  /\b(?:call|ring|phone|ph|mobile|mob|cell|tel|telephone|whatsapp|contact|dial|sms|reach)\b[^\d\n]{0,20}$/i
const NUMBER_OF =
  /\b(?:drg|drawing|part|item|po|p\.o|hsn|heat|batch)[.:]?(?:\s{0,3}(?:no|nos|number|num|code)\b[.:]?)?\s{0,3}[#:.-]?\s{0,3}$/i

/** Phone numbers of a piece; those at an inner edge are whole in the piece beside it. */
function phonesIn(text: string, piece: string, at: number): Span[] {
  // A comma would begin an extension: '98220 12345, 27 pcs' is a number with the extension 27.
  const ascii = piece.replace(/[,;]/g, '|')
  const first = at === 0 ? 0 : ascii.search(/\S/)
  const last = at + piece.length === text.length ? Infinity : ascii.trimEnd().length
  return findPhoneNumbersInText(ascii, 'IN').flatMap(({ startsAt, endsAt }) => {
    if ((at > 0 && startsAt <= first) || endsAt >= last) return []
    const [from, to] = [at + startsAt, at + endsAt]
    const before = text.slice(Math.max(0, from - 40), from)
    return countsAsPhone(ascii.slice(startsAt, endsAt), before) ? [{ kind: 'phone' as const, from, to }] : []
  })
}

/** An Indian mobile number with other signs between its digits than phone numbers have, or with a line break. */
const GAP = String.raw`(?:[ \t]{0,2}[_*|:;~][ \t]?|[ \t]{0,2}\r?\n[ \t]{0,4}|[ \t]{0,2})`
const BROKEN_MOBILE = new RegExp(
  String.raw`(?<![\d.,])(?:(?:\+|00)?91${GAP}|0${GAP})?[6-9](?:${GAP}\d){9}(?![.,]?\d)`,
  'g',
)

/** One line break, or one after each digit: numbers in lines below each other are quantities and sizes. */
const brokenMobilesIn = (text: string): Span[] =>
  matches(text, BROKEN_MOBILE, 'phone').filter(({ from, to }) => {
    const breaks = text.slice(from, to).split('\n').length - 1
    return (breaks <= 1 || breaks >= 9) && !NUMBER_OF.test(text.slice(Math.max(0, from - 40), from))
  })

/** Numbers of drawings and parts look like phone numbers, too. */
const countsAsPhone = (number: string, before: string) =>
  !NUMBER_OF.test(before) &&
  (number.startsWith('+') || /^(?:0|91)?[6-9]/.test(number) || /\d\D+\d/.test(number) || CALLING.test(before))
