import { strFromU8, strToU8, type Unzipped } from 'fflate'
import { roundedCell } from '@/lib/client/text-of-cell'

/** What a number format writes around a number. */
type Around = { before: string; after: string; isPercent: boolean }
type Format = { positive: Around; negative: Around }

const CELL = /<((?:\w+:)?)c ([^>]*)>([^]*?)<\/\1c>/g
/** Of built-in formats, those that write more than a number. */
const PERCENT_IDS = [9, 10]
const PERCENT: Around = { before: '', after: '%', isPercent: true }

/**
 * A workbook whose numbers are texts where their format writes more than the number, so that they are read as a person
 * sees them: 1.6 with the format 0.0" µm" is the text '1.6 µm'.
 */
export function withShownNumbers(files: Unzipped): Unzipped {
  const formats = formatsOf(files)
  if (formats.every((format) => !format)) return files
  const shown = Object.entries(files).map(([name, bytes]) =>
    /^xl\/worksheets\/[^/]+\.xml$/.test(name)
      ? ([name, strToU8(withTexts(strFromU8(bytes), formats))] as const)
      : ([name, bytes] as const),
  )
  return Object.fromEntries(shown)
}

function withTexts(sheet: string, formats: (Format | null)[]): string {
  return sheet.replace(CELL, (cell, prefix: string, attributes: string, content: string) => {
    const format = formats[Number(attributeOf(attributes, 's') ?? 0)]
    const value = /<(?:\w+:)?v>([^<]+)<\/(?:\w+:)?v>/.exec(content)?.[1]
    if (!format || value === undefined || (attributeOf(attributes, 't') ?? 'n') !== 'n') return cell
    const number = Number(value)
    if (!Number.isFinite(number)) return cell
    const { before, after, isPercent } = number < 0 ? format.negative : format.positive
    const size = roundedCell(Math.abs(number) * (isPercent ? 100 : 1))
    const text = `${number < 0 ? '-' : ''}${before}${size}${after}`.replace(/&/g, '&amp;').replace(/</g, '&lt;')
    const kept = attributes.replace(/\bt="[^"]*"/, '').replace(/\/$/, '')
    const [c, is, t] = ['c', 'is', 't'].map((tag) => prefix + tag)
    return `<${c} ${kept} t="inlineStr"><${is}><${t} xml:space="preserve">${text}</${t}></${is}></${c}>`
  })
}

/** The formats of a workbook by the number of their style; null for one that writes the number alone. */
function formatsOf(files: Unzipped): (Format | null)[] {
  const styles = files['xl/styles.xml'] ? strFromU8(files['xl/styles.xml']) : ''
  const codes = new Map<number, string>()
  for (const [, attributes] of styles.matchAll(/<(?:\w+:)?numFmt ([^>]*)>/g))
    codes.set(Number(attributeOf(attributes!, 'numFmtId')), attributeOf(attributes!, 'formatCode') ?? '')
  const cells = /<(?:\w+:)?cellXfs[^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return [...cells.matchAll(/<(?:\w+:)?xf ([^>]*)>/g)].map(([, attributes]) => {
    const id = Number(attributeOf(attributes!, 'numFmtId') ?? 0)
    if (PERCENT_IDS.includes(id)) return { positive: PERCENT, negative: PERCENT }
    return formatOf(codes.get(id) ?? '')
  })
}

function formatOf(code: string): Format | null {
  const [first = '', second] = sectionsOf(code)
  const positive = aroundIn(first)
  if (!positive) return null
  // Its sign is written in any case; brackets around a negative number are a sign, too.
  const own = second === undefined ? positive : (aroundIn(second) ?? positive)
  const negative = { ...own, before: own.before.replace(/[-(+]/g, ''), after: own.after.replace(/\)/g, '') }
  return [positive, negative].some(({ before, after }) => before || after) ? { positive, negative } : null
}

const TOKEN = /"([^"]*)"|\\([^])|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*][^]|(General|[0#?.,]+)|([^])/gi

function sectionsOf(code: string): string[] {
  const sections = ['']
  for (const [token] of code.matchAll(TOKEN)) {
    if (token === ';') sections.push('')
    else sections[sections.length - 1] += token
  }
  return sections
}

/** Null for dates, fractions and powers, which are no plain numbers. */
function aroundIn(section: string): Around | null {
  const around: Around = { before: '', after: '', isPercent: false }
  let isAfter = false
  for (const [, quoted, escaped, currency, figures, other] of section.matchAll(TOKEN)) {
    if (figures) isAfter = true
    const literal = quoted ?? escaped ?? currency ?? other ?? ''
    if (other && /[a-z]/i.test(other)) return null
    if (other === '/' || other === '@') return null
    if (other === '%') around.isPercent = true
    around[isAfter ? 'after' : 'before'] += literal
  }
  if (!isAfter) return null
  return { ...around, before: around.before.trim(), after: around.after.trimEnd() }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  return value
    ?.replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => signOf(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => signOf(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')
}

const signOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
