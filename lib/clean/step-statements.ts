import { MAX_OBJECTS, TooMany } from '../drawing/too-many'
import { tokensOf } from './step-tokens'

/** A piece of a statement. Strings know the entities around them, the innermost last. */
type Piece = { text: string; isString: boolean; within: string[] }
/** A statement up to its semicolon, without comments; `name` is its first word. */
export type Statement = { name: string; pieces: Piece[] }

const MAX_DEPTH = 200

/** The statements of a STEP file. Throws when its strings, comments or brackets are broken, and `TooMany`. */
export function* statementsOf(text: string): Generator<Statement> {
  let pieces: Piece[] = []
  let name = ''
  let last = ''
  let open: string[] = []
  let count = 0
  for (const { kind, text: piece } of tokensOf(text)) {
    if (kind === 'comment') continue
    if (kind === 'word') name ||= piece.toUpperCase()
    if (piece === '(') open = [...open, last || (open.at(-1) ?? '')]
    if (piece === ')') open = open.slice(0, -1)
    if (open.length > MAX_DEPTH) throw new Error('Brackets are nested too deeply.')
    if (piece.trim()) last = kind === 'word' ? piece.toUpperCase() : ''
    pieces.push({ text: piece, isString: kind === 'string', within: open })
    if (piece !== ';') continue
    if (++count > MAX_OBJECTS) throw new TooMany('statements', MAX_OBJECTS)
    yield { name, pieces }
    pieces = []
    open = []
    name = last = ''
  }
}

/** The statement as text, with its strings replaced. */
export const rewritten = (
  { pieces }: Statement,
  replace: (text: string, within: string[], index: number) => string,
) => {
  let index = 0
  return pieces.map(({ text, isString, within }) => (isString ? replace(text, within, index++) : text)).join('')
}
