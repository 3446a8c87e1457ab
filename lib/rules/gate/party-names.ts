/** Who must not be named. */
export type Party = { companyName: string; contactName: string; email: string; gstNumber?: string | null }
type Span = { from: number; to: number }
type Word = Span & { plain: string }

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

/** Where a text names one of the parties, in whole words, whatever their case and accents. */
export function namesIn(text: string, parties: readonly Party[]): Span[] {
  const words = wordsOf(text)
  const lower = text.toLowerCase()
  return parties.flatMap((party) => [
    ...needlesOf(party).flatMap((needle) => sequencesIn(words, needle)),
    ...domainsIn(lower, party.email.slice(party.email.indexOf('@') + 1).toLowerCase()),
  ])
}

/** The texts that name a party, as plain words. */
function needlesOf({ companyName, contactName, gstNumber }: Party): string[][] {
  const company = wordsOf(companyName).map(({ plain }) => plain)
  const core = [...company]
  while (core.length && COMMON.has(core.at(-1)!)) core.pop()
  const contact = wordsOf(contactName).map(({ plain }) => plain)
  return [
    ...[company, contact, wordsOf(gstNumber ?? '').map(({ plain }) => plain)].filter(
      (words) => words.join('').length >= SHORTEST_NAME,
    ),
    ...(core.join('').length >= SHORTEST_CORE && !core.every((word) => COMMON.has(word)) ? [core] : []),
  ]
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    plain: match[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }))

const sequencesIn = (words: Word[], needle: string[]): Span[] =>
  words.flatMap((word, i) =>
    needle.every((part, n) => words[i + n]?.plain === part)
      ? [{ from: word.from, to: words[i + needle.length - 1]!.to }]
      : [],
  )

function domainsIn(lower: string, domain: string): Span[] {
  if (!domain.includes('.') || PUBLIC_MAIL.test(domain)) return []
  const found: Span[] = []
  for (let at = lower.indexOf(domain); at >= 0; at = lower.indexOf(domain, at + domain.length)) {
    const alone = !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(lower[at + domain.length] ?? '')
    if (alone) found.push({ from: at, to: at + domain.length })
  }
  return found
}
