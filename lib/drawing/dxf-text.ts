import { codePage } from './dxf-code-page'

/** A letter by its number in the file's code page. */
type Letter = (number: number) => string

/** What stands for a letter that can't be read. */
export const UNREAD = '\ufffd'

const SIGNS: Record<string, string> = { c: 'Ø', d: '°', p: '±', '%': '%' }
/** The code pages of `\M+nXXXX`, by n. */
const PAGES: Record<string, string> = { '1': '932', '2': '950', '3': '949', '5': '936' }

/** `%%c`, `%%176`, `\U+2205`, `\M+18163`: how letters are written that a keyboard lacks. */
const SIGN = String.raw`%%(?:[CcDdPp%UuOoKk]|\d{3})|\\U\+[\dA-Fa-f]{4}|\\M\+\d[\dA-Fa-f]{4}`

function signOf(given: string, letter: Letter): string {
  if (given.startsWith('%%')) {
    const name = given.slice(2).toLowerCase()
    if (SIGNS[name]) return SIGNS[name]
    // Lines above, under and through the letters.
    if (!/\d/.test(name)) return ''
    const number = Number(name)
    return number > 255 ? given : number < 32 ? '' : letter(number)
  }
  const hex = given.slice(-4)
  if (/^\\U/i.test(given)) return String.fromCharCode(parseInt(hex, 16))
  const page = PAGES[given[3]!]
  const bytes = Uint8Array.of(parseInt(hex.slice(0, 2), 16), parseInt(hex.slice(2), 16))
  return page ? codePage(page)!(bytes) : UNREAD
}

/** Control signs as files keep them: `^I` a tab, `^J` a new line, `^` and a blank the sign itself. */
const controlOf = (given: string) => ({ I: ' ', J: '\n', M: '', ' ': '^' })[given.slice(1)] ?? given

/** A half of a pair of two, alone, is no letter. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, UNREAD).trim()

const IN_TEXT = new RegExp(String.raw`${SIGN}|\^[IJM ]`, 'g')

/** The words of a TEXT, ATTRIB or ATTDEF as they are drawn. */
export const plainText = (text: string, letter: Letter) =>
  whole(text.replace(IN_TEXT, (given) => (given.startsWith('^') ? controlOf(given) : signOf(given, letter))))

const IN_MTEXT = new RegExp(
  [
    SIGN,
    // Signs that would set type, taken as they are.
    String.raw`\\[\\{}]`,
    // Values one above the other: up to the semicolon that isn't escaped.
    String.raw`\\S(?:\\[^]|[^;\\])*(?:;|$)`,
    // Font, height, colour, width, slant, spacing, alignment, indents: up to their semicolon.
    String.raw`\\[ACHQTWfFcp][^;\\{}]*;`,
    String.raw`\\[^]`,
    String.raw`\^[IJM ]`,
    '[{}]',
  ].join('|'),
  'g',
)

/** The words of an MTEXT as they are drawn, without what sets their type. Values one above the other follow each other: `25 +0.021 0`. */
export function plainMtext(text: string, letter: Letter): string {
  let out = ''
  let from = 0
  let isAfterStack = false
  const add = (words: string) => {
    if (!words) return
    if (isAfterStack && /^[\p{L}\p{N}+±-]/u.test(words)) out += ' '
    isAfterStack = false
    out += words
  }
  for (const { 0: given, index } of text.matchAll(IN_MTEXT)) {
    add(text.slice(from, index))
    from = index + given.length
    if (!/^\\S/.test(given)) {
      add(mtextSign(given, letter))
      continue
    }
    const stack = stacked(given.slice(2).replace(/;$/, ''), letter)
    if (out && !/\s$/.test(out)) out += ' '
    add(stack)
    isAfterStack = true
  }
  add(text.slice(from))
  return whole(out)
}

function mtextSign(given: string, letter: Letter): string {
  if (given.startsWith('%%') || /^\\[UM]\+/i.test(given)) return signOf(given, letter)
  if (given.startsWith('^')) return controlOf(given)
  if (given.length > 2 || given === '{' || given === '}') return ''
  const sign = given[1]!
  if (sign === '~') return ' '
  if ('PNX'.includes(sign)) return '\n'
  // Lines above, under and through the letters.
  return 'LlOoKk'.includes(sign) ? '' : sign
}

/** `+0.02^-0.01` and its kin: a tolerance one above the other, a fraction with its stroke. */
function stacked(given: string, letter: Letter): string {
  const [, above = '', stroke = '', below = ''] = /^((?:\\[^]|[^\\^/#])*)([\^/#]?)([^]*)$/.exec(given)!
  const [first, second] = [above, below].map((part) => plainMtext(part.replace(/\\([;^/#])/g, '$1'), letter)) as [
    string,
    string,
  ]
  if (!first || !second) return first || second
  return first + (stroke === '^' ? ' ' : '/') + second
}
