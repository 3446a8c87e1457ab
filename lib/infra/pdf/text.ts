import type PDFDocument from 'pdfkit'
import { fontFiles, OF_LETTERS, type Weight } from './fonts'

export type Style = { size: number; weight?: Weight; colour?: string }

/** A text of one font. */
type Run = { text: string; font: string; width: number }
export type Line = { runs: Run[]; width: number }

/** What stands for a character that no font has. */
const MISSING = '□'
const PLAIN = /^[\x20-\x7e]*$/
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

type Coverage = { has: (codePoint: number) => boolean }

/** Measures, breaks and writes texts of any script. PDFs know no fallback of fonts, so each run says its own. */
export function textWriter(doc: InstanceType<typeof PDFDocument>) {
  const coverages = new Map<string, Coverage>()
  const fonts = { regular: fontFiles('regular'), bold: fontFiles('bold') }

  function coverageOf(font: string): Coverage {
    const known = coverages.get(font)
    if (known) return known
    doc.font(font)
    const { font: file } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: (c: number) => boolean } } })
      ._font
    const coverage = { has: (codePoint: number) => file.hasGlyphForCodePoint(codePoint) }
    coverages.set(font, coverage)
    return coverage
  }

  /** The first font with all of a grapheme. Joiners are no letters: a font may lack them. Fonts of symbols have some Arabic, unjoined. */
  const fontOf = (grapheme: string, weight: Weight) =>
    fonts[weight]
      .slice(0, /\p{L}/u.test(grapheme) ? OF_LETTERS : Infinity)
      .find((font) => [...grapheme].every((c) => isJoiner(c) || coverageOf(font).has(c.codePointAt(0)!)))

  function runsOf(word: string, { size, weight = 'regular' }: Style): Run[] {
    const runs: Run[] = []
    const add = (text: string, font: string) => {
      const last = runs.at(-1)
      if (last?.font === font) last.text += text
      else runs.push({ text, font, width: 0 })
    }
    if (PLAIN.test(word)) add(word, fonts[weight][0]!)
    else
      for (const { segment } of graphemes.segment(word)) {
        const font = fontOf(segment, weight)
        add(font ? segment : MISSING, font ?? fontOf(MISSING, weight)!)
      }
    for (const run of runs) run.width = doc.font(run.font).fontSize(size).widthOfString(run.text)
    return runs
  }

  const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0)

  /** The lines of a text. A word that is wider than a line is broken where it has to be. */
  function linesOf(text: string, style: Style, width: number): Line[] {
    const lines: Line[] = []
    const space = doc
      .font(fonts[style.weight ?? 'regular'][0]!)
      .fontSize(style.size)
      .widthOfString(' ')
    for (const paragraph of printable(text).split('\n')) {
      let line: Line = { runs: [], width: 0 }
      const end = () => {
        lines.push(line)
        line = { runs: [], width: 0 }
      }
      const put = (word: string) => {
        const runs = runsOf(word, style)
        const wide = widthOf(runs)
        if (wide > width && word.length > 1) return putInParts(word)
        if (line.runs.length && line.width + space + wide > width) end()
        if (line.runs.length) {
          line.runs.push({ text: ' ', font: fonts[style.weight ?? 'regular'][0]!, width: space })
          line.width += space
        }
        line.runs.push(...runs)
        line.width += wide
      }
      function putInParts(word: string) {
        if (line.runs.length) end()
        let part = ''
        for (const { segment } of graphemes.segment(word)) {
          if (part && widthOf(runsOf(part + segment, style)) > width) {
            put(part)
            end()
            part = ''
          }
          part += segment
        }
        if (part) put(part)
      }
      for (const word of paragraph.split(' ')) if (word) put(word)
      end()
    }
    return lines
  }

  /** Writes a line on its baseline. */
  function write({ runs }: Line, style: Style, x: number, baseline: number) {
    let at = x
    for (const { text, font, width } of runs) {
      doc
        .font(font)
        .fontSize(style.size)
        .fillColor(style.colour ?? INK)
      if (text.trim()) doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += width
    }
  }

  return { linesOf, write }
}

export const INK = '#12211f'
export const QUIET = '#4a5b59'

const isJoiner = (c: string) => c === '\u200c' || c === '\u200d'

/** Composed, on lines, without what controls and directs a text. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\ufe00-\ufe0f]/gu, '')
