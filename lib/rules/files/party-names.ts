import { plainText } from './plain-text'

/** Who must not be named. */
export type Party = { companyName: string; contactName: string; email: string; gstNumber?: string | null }
type Span = { from: number; to: number }
type Word = Span & { plain: string }
/** `following`: the words after it in the company's name, which are hidden with it. */
type Needle = { words: string[]; following: string[] }

/** Words of company names that name nobody: forms, trades and places. */
const COMMON = new Set(
  (
    'the and of m s pvt private ltd limited llp inc co corp corporation company opc group sons bros brothers ' +
    'industries industry industrial works workshop engineering engineers engineer enterprises enterprise traders trading ' +
    'solutions services service systems system technologies technology tech products manufacturing manufacturers mfg ' +
    'precision tools tool tooling machine machines machinery machining components component parts part metal metals ' +
    'steel steels alloys auto automotive automation fabrication fabricators fabs castings casting forge forgings forging ' +
    'milling turning grinding moulding molding welding cnc sheet dies die moulds customer supplier works unit plant ' +
    'india indian bharat international global pune mumbai nashik nasik chennai bangalore bengaluru coimbatore rajkot ' +
    'ahmedabad delhi hyderabad ludhiana faridabad gurgaon gurugram noida kolkata chakan bhosari vadodara surat hosur ' +
    'aurangabad kolhapur jamshedpur maharashtra gujarat tamil nadu karnataka punjab haryana'
  ).split(' '),
)
/** Domains of mail that everybody can have. */
const PUBLIC_MAIL =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|rediffmail|rediff|zoho|proton|protonmail)\./
/** A company's core of fewer letters is no name by itself. */
const SHORTEST_CORE = 4
const SHORTEST_NAME = 3
/** A shorter name is not looked for with its words joined or split: 'in all' is not Inall. */
const SHORTEST_JOINED = 6
/** Words before a company's name. */
const BEFORE = ['m', 's', 'the']
/** Words that are written in two ways. */
const SHORT_FORMS: Record<string, string> = {
  private: 'pvt',
  limited: 'ltd',
  company: 'co',
  corporation: 'corp',
  incorporated: 'inc',
  brothers: 'bros',
  engg: 'engineering',
  mfg: 'manufacturing',
}

/** Where a plain text names one of the parties, in whole words. */
export function namesIn(plain: string, parties: readonly Party[]): Span[] {
  const words = wordsOf(plain)
  return parties.flatMap((party) => [
    ...needlesOf(party).flatMap((needle) => namedIn(words, needle)),
    ...domainsIn(plain, plainText(party.email.slice(party.email.indexOf('@') + 1)).plain),
  ])
}

/** What names a party. A company goes by its core, too: its name without the common words at its end. */
function needlesOf({ companyName, contactName, gstNumber }: Party): Needle[] {
  const [company, contact, gst] = [companyName, contactName, gstNumber ?? ''].map((text) =>
    wordsOf(plainText(text).plain).map(({ plain }) => plain),
  ) as [string[], string[], string[]]
  while (company.length > 1 && BEFORE.includes(company[0]!)) company.shift()
  const whole = [company, contact, gst].filter((words) => words.join('').length >= SHORTEST_NAME)
  const end = company.findLastIndex((word) => !COMMON.has(word)) + 1
  const hasCore = company.slice(0, end).join('').length >= SHORTEST_CORE
  return [
    ...whole.map((words) => ({ words, following: [] })),
    ...(hasCore ? company.slice(end) : []).map((_, i) => ({
      words: company.slice(0, end + i),
      following: company.slice(end + i),
    })),
  ]
}

/** 'Larsen & Toubro', 'Larsen and Toubro' and 'Larsen Toubro' are one. */
const wordsOf = (plain: string): Word[] =>
  [...plain.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => word !== 'and')
    .map((match) => ({
      plain: SHORT_FORMS[match[0]] ?? match[0],
      from: match.index,
      to: match.index + match[0].length,
    }))

const namedIn = (words: Word[], { words: needle, following }: Needle): Span[] =>
  words.flatMap((word, i) => {
    const end = endOfNeedle(words, i, needle)
    return end ? [{ from: word.from, to: words[endOfName(words, end, following) - 1]!.to }] : []
  })

/** Where a needle that begins at a word ends, its words as they are, joined or split; undefined where it doesn't stand. */
function endOfNeedle(words: Word[], begin: number, needle: string[]): number | undefined {
  if (needle.every((part, n) => words[begin + n]?.plain === part)) return begin + needle.length
  const joined = needle.join('')
  if (joined.length < SHORTEST_JOINED) return undefined
  let read = ''
  for (let i = begin; i < words.length && read.length < joined.length; i++) {
    read += words[i]!.plain
    if (read === joined) return i + 1
    if (!joined.startsWith(read)) return undefined
  }
  return undefined
}

/** Goes on over the words that follow in the company's name, in its order; some may be left out. */
function endOfName(words: Word[], begin: number, following: string[]): number {
  let left = following
  let end = begin
  for (; end < words.length; end++) {
    const place = left.indexOf(words[end]!.plain)
    if (place < 0) return end
    left = left.slice(place + 1)
  }
  return end
}

function domainsIn(plain: string, domain: string): Span[] {
  if (!domain.includes('.') || PUBLIC_MAIL.test(domain)) return []
  const found: Span[] = []
  for (let at = plain.indexOf(domain); at >= 0; at = plain.indexOf(domain, at + domain.length)) {
    const alone = ![plain[at - 1], plain[at + domain.length]].some((beside) => /[\p{L}\p{N}]/u.test(beside ?? ''))
    if (alone) found.push({ from: at, to: at + domain.length })
  }
  return found
}
