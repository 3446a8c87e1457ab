import { openApi } from '@/lib/http/openapi/openapi'
import { allSentences } from '@/scripts/lib/all-sentences'

/** Words that this program doesn't use where somebody reads them, and what it says instead. */
const BANNED: [words: RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/\bstands? here\b/i, 'appears here'],
  [/\b(is|are|be|was|were) told\b/i, 'is notified, we tell'],
  [/\bgoes on\b/i, 'continues, resumes'],
  [/\bwhat became of\b/i, 'the outcome'],
  [/\bby the clock of\b/i, 'IST'],
  [/\bcan not\b/i, 'can’t'],
  [/\bno such (?!API call|file|key|day: write it|rate is listed)/i, 'not found'],
  [/\bfor the moment\b|\bat present\b/i, 'right now'],
  [/\btaken away\b/i, 'deleted, removed'],
  [/\bContact Person\b/, 'Contact name'],
  [/\btak(e|en|ing) up\b(?! to)/i, 'Review, in review'],
  [/\bBidder\b|\bSupplier [A-F]\b/, 'Offer A'],
  [/\brais(e|ed|es) (a|the)? ?problem/i, 'Report a problem'],
  [/\bRefused? (the )?(supplier|customer|account|quotation|inquiry|request)\b/i, 'reject'],
  [/\bDecline (the )?(quotation|inquiry|request|supplier|customer)\b/i, 'reject'],
  [/\b(reject|refuse) the (text|file)\b/i, 'withhold'],
  [/\bnobody (but .* )?reads\b/i, 'nobody sees, only … sees'],
  [/\breads? (the reason|why)\b/i, 'sees the reason'],
  [/\bstands? (on|under) (the|this|these|issued)\b/i, 'uses, is printed on'],
  [/\b(could not|couldn’t) be (loaded|opened|read|shown)\b/i, 'Couldn’t load the …'],
]

const sentences = allSentences().filter(({ files }) => files.some((file) => !file.startsWith('prisma/seed/')))

/** What the description of the API doesn't say, beside that: it begins with the noun that it describes, and it isn't a riddle. */
const BANNED_IN_API: [words: RegExp, instead: string][] = [
  [
    /^(And|Who|Whose|What|Where|When|Why|Since when|From when|Until when|How far|On what)\b/,
    'the noun: The status of …',
  ],
  [/^(Of|Those|Three of|The (first|newest|oldest) of)\b/, 'the noun: For a note: …'],
  [/\bwhom\b/i, 'the supplier that'],
  [/\b(the|one of the) own\b|^Own\b/i, 'your'],
  [/\balone\b/i, 'only'],
  [/\bnobody\b/i, 'undecided, not yet'],
  [/\bby itself\b/i, 'automatically'],
  [/\bunless told\b/i, 'by default'],
  [/\b(has|have) yet to\b|\bby now\b|\ba time to come\b/i, 'the plain time'],
  [/\bcomes? to\b|\btakes? the place of\b/i, 'equals, replaces'],
  [/\bstands? (as|on|until)\b|\binvoice stands\b/i, 'stays, is issued'],
  [/\b(suppliers?|customers?|admins?|side|they) reads?\b|\breads? (it|of it)\b/i, 'sees'],
]

const wrongIn = (text: string, banned = BANNED) =>
  banned.filter(([words]) => words.test(text)).map(([, instead]) => instead)

/** The sentences of the API's description: of calls, parameters and fields. */
function sentencesOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    (key === 'description' || key === 'summary') && typeof value === 'string'
      ? value.split('\n\n')
      : sentencesOf(value),
  )
}

test('no sentence has words that the trade doesn’t use', () => {
  const wrong = sentences.flatMap(({ text, files }) =>
    wrongIn(text).map((instead) => `${files[0]}: ${text} → ${instead}`),
  )
  expect(wrong).toEqual([])
})

test('the description of the API begins with the thing that it describes, in words of the trade', () => {
  const described = [...new Set(sentencesOf(openApi()))]
  expect(described.length).toBeGreaterThan(800)
  const wrong = described.flatMap((text) =>
    [...wrongIn(text), ...wrongIn(text, BANNED_IN_API)].map((instead) => `${text} → ${instead}`),
  )
  expect(wrong).toEqual([])
})

/** Titles and buttons whose words are elsewhere a label, a kind of record or the name of an event. */
const WITH_CAPITALS = [
  'Work Order',
  'Work Orders',
  'Supplier Not Found',
  'No Orders Found',
  'Project Name',
  // In a sentence it is the PIN code.
  'PIN Code',
  'Add Process',
  'Add Machine',
  'Update Status',
  'Inquiry Submitted',
  'Payment Updated',
  'Request Rejected',
  'Work Order Created',
  'Work Order Updated',
  // As the GST portal has them.
  'Credit Note',
  'Debit Note',
  // As Tally has it.
  'On Account',
]

test('a label is written in one casing', () => {
  const spellings = new Map<string, string[]>()
  for (const { text } of sentences)
    if (/^[A-Z]/.test(text) && !WITH_CAPITALS.includes(text))
      spellings.set(text.toLowerCase(), [...(spellings.get(text.toLowerCase()) ?? []), text])
  expect([...spellings.values()].filter((texts) => texts.length > 1)).toEqual([])
})

test('it reads the program’s sentences', () => {
  const texts = new Set(sentences.map(({ text }) => text))
  for (const text of ['No Quotations Found', 'Invalid username or password', 'Work order created', 'Order Received'])
    expect(texts).toContain(text)
  expect(texts.size).toBeGreaterThan(1500)
})

test.each([
  ['Confirm your e-mail', ['email']],
  ['You are told as soon as work goes on', ['is notified, we tell', 'continues, resumes']],
  ['Your quotations stand here', ['appears here']],
  ['Supplier A raised a problem', ['Offer A', 'Report a problem']],
  ['Refuse supplier', ['reject']],
  ['Nobody but its author reads the reason', ['nobody sees, only … sees', 'sees the reason']],
  ['We’ll tell you when it’s done', []],
])('“%s”', (text, instead) => expect(wrongIn(text)).toEqual(instead))

test.each([
  ['What meets it', ['the noun: The status of …']],
  ['Of a note: which line', ['the noun: For a note: …']],
  ['Sign in with a passkey alone', ['only']],
  ['It closes by itself, unless told', ['automatically', 'by default']],
  ['Suppliers never see it', []],
  ['The customer and admins read it', ['sees']],
  ['The time of its suspension; for admins', []],
])('of the API: “%s”', (text, instead) => expect(wrongIn(text, BANNED_IN_API)).toEqual(instead))
