/** A text as it is searched, and where each of its characters stands in the text as written. */
export type PlainText = { plain: string; from: number[]; to: number[] }

/** Signs that nobody sees or that sit on others: accents, joiners, fillers, marks of direction. */
const UNSEEN = /[\p{M}\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Letters of other alphabets that look like Latin ones, and full stops of other scripts. */
const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
  [
    'аa',
    'вb',
    'сc',
    'ԁd',
    'еe',
    'һh',
    'іi',
    'јj',
    'кk',
    'мm',
    'нh',
    'оo',
    'рp',
    'ԛq',
    'ѕs',
    'тt',
    'ԝw',
    'хx',
    'уy',
    'αa',
    'βb',
    'εe',
    'ηn',
    'ιi',
    'κk',
    'νv',
    'οo',
    'ρp',
    'τt',
    'υu',
    'χx',
    'ɡg',
    'ıi',
    'ո' + 'n',
    'օo',
    '。.',
    '।.',
  ].map((pair) => [pair[0]!, pair.slice(1)]),
)

/** A character by its number, as HTML writes it: &#64; or &#x40; */
const ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/iy
const LAST_CODE_POINT = 0x10ffff

/** Ligatures, fractions and numbers in brackets are written out up to this length. */
const LONGEST_PLAIN = 4

/** The text in small letters without accents, unseen signs and look-alikes, each digit as 0 to 9. Line breaks stay. */
export function plainText(text: string): PlainText {
  const found: PlainText = { plain: '', from: [], to: [] }
  for (let at = 0; at < text.length;) {
    const { character, length } = characterAt(text, at)
    const plain = plainCharacter(character)
    found.plain += plain
    for (let i = 0; i < plain.length; i++) {
      found.from.push(at)
      found.to.push(at + length)
    }
    // What nobody sees belongs to the character before it.
    if (!plain && found.to.length) found.to[found.to.length - 1] = at + length
    at += length
  }
  return found
}

function characterAt(text: string, at: number): { character: string; length: number } {
  ENTITY.lastIndex = at
  const entity = text[at] === '&' ? ENTITY.exec(text) : null
  const code = entity ? parseInt(entity[1] ?? entity[2]!, entity[1] ? 16 : 10) : text.codePointAt(at)!
  const character = String.fromCodePoint(Math.min(code, LAST_CODE_POINT))
  return { character, length: entity ? entity[0].length : character.length }
}

function plainCharacter(character: string): string {
  if (character >= ' ' && character <= '~') return character.toLowerCase()
  if (character === '\n' || character === '\r' || character === '\t') return character
  const base = character.normalize('NFKD').replace(UNSEEN, '').replace(/\s/g, ' ').toLowerCase()
  // A few signs stand for whole phrases.
  if (base.length > LONGEST_PLAIN) return character
  return Array.from(base, (one) => LOOKS_LIKE[one] ?? digitOf(one) ?? one).join('')
}

/** Each script has its digits in a row, zero first; one has two such rows. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined
  const code = character.codePointAt(0)!
  let value = 0
  while (value < 20 && /\p{Nd}/u.test(String.fromCodePoint(code - 1 - value))) value++
  return String(value % 10)
}
