import { measureIn } from '@/lib/terms/measure'

type Mark = ',' | '.'
/** What a mark before three figures is in a file, as in 1,250. */
export type MarkMeaning = 'decimal' | 'thousands'
export type Marks = Partial<Record<Mark, MarkMeaning>>

/** What only a person can say of a file: whether 1,250 is 1.25 or 1250. */
export type Question = { mark: Mark; text: string; at: string }

const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/
/** 1,250,000 and 1,25,000; also with the other mark. */
const GROUPS: Record<Mark, RegExp> = {
  ',': /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/,
  '.': /^\d{1,3}(?:\.\d{3})+$/,
}
/** Figures with marks, in a text. */
const FIGURES = /\d[\d.,]*/g

/**
 * A typed number without its sign. Marks say themselves what they are, as in 0,02 and 1,250.5; what 1,250 is follows
 * from the file. Null for what is no number with at most five decimals.
 */
export function figuresIn(text: string, marks: Marks): number | null {
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(text)) return null
  const parts = partsOf(text, marks)
  return parts && measureIn(`${parts.whole || '0'}.${parts.fraction || '0'}`)
}

function partsOf(text: string, marks: Marks) {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return { whole: text, fraction: '' }
  const mark = text[last] as Mark
  const other = mark === ',' ? '.' : ','
  const whole = text.slice(0, last)
  const isGrouped = text.indexOf(mark) < last || (UNCLEAR.test(text) && marks[mark] === 'thousands')
  if (isGrouped) return GROUPS[mark].test(text) ? { whole: withoutMarks(text), fraction: '' } : null
  if (whole.includes(other) && !GROUPS[other].test(whole)) return null
  return { whole: withoutMarks(whole), fraction: text.slice(last + 1) }
}

const withoutMarks = (text: string) => text.replace(/[.,]/g, '')

/**
 * What marks before three figures are in a file, as far as its other numbers say: 0,02 shows a decimal comma, 1,250.5 one
 * of thousands. What they don't say is a question, one for each mark.
 */
export function marksOf(texts: readonly { text: string; at: string }[]): { marks: Marks; questions: Question[] } {
  const shown = { ',': new Set<MarkMeaning>(), '.': new Set<MarkMeaning>() }
  const unclear: Partial<Record<Mark, Question>> = {}
  for (const { text, at } of texts)
    for (const [figures] of text.matchAll(FIGURES)) {
      const mark = UNCLEAR.test(figures) && (/[.,]/.exec(figures)![0] as Mark)
      if (mark) unclear[mark] ??= { mark, text: figures, at }
      else showMarks(figures, shown)
    }
  const marks: Marks = {}
  const questions: Question[] = []
  for (const question of Object.values(unclear)) {
    const { mark } = question
    const [only, more] = shown[mark]
    if (only && !more) marks[mark] = only
    // A point is a decimal point, unless commas are.
    else if (mark === '.' && !more && !shown[','].has('decimal')) marks[mark] = 'decimal'
    else questions.push(question)
  }
  return { marks, questions }
}

function showMarks(figures: string, shown: Record<Mark, Set<MarkMeaning>>) {
  const marks = figures.match(/[.,]/g) as Mark[] | null
  if (!marks) return
  const last = marks.at(-1)!
  if (marks.filter((mark) => mark === last).length > 1) shown[last].add('thousands')
  else {
    shown[last].add('decimal')
    if (marks.length > 1) shown[marks[0]!].add('thousands')
  }
}
