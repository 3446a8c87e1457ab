/** A piece of a STEP file: a string with its quotes, a comment, a word such as `PERSON`, or the signs and spaces between. */
export type Token = { kind: 'string' | 'comment' | 'word' | 'sign'; text: string }

const WORD = /[A-Za-z_!][A-Za-z0-9_-]*/y
/** Numbers, references and spaces. */
const OTHER = /[^'();/A-Za-z_!]+/y

/** Splits a file by the rules of ISO 10303-21. Throws when a string or a comment has no end. */
export function* tokensOf(text: string): Generator<Token> {
  let at = 0
  while (at < text.length) {
    const token = tokenAt(text, at)
    yield token
    at += token.text.length
  }
}

function tokenAt(text: string, at: number): Token {
  if (text[at] === "'") return { kind: 'string', text: text.slice(at, endOfString(text, at)) }
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2)
    if (end < 0) throw new Error('A comment has no end.')
    return { kind: 'comment', text: text.slice(at, end + 2) }
  }
  WORD.lastIndex = OTHER.lastIndex = at
  const word = WORD.exec(text)?.[0]
  return word ? { kind: 'word', text: word } : { kind: 'sign', text: OTHER.exec(text)?.[0] ?? text[at]! }
}

/** Two quotes within a string stand for one. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf("'", at + 1); end >= 0; end = text.indexOf("'", end + 2))
    if (text[end + 1] !== "'") return end + 1
  throw new Error('A string has no end.')
}
