import { withoutComments, withoutElement } from './office-parts'

/** What an SVG is drawn with. Office writes icons and drawings with no more. */
const DRAWN =
  'svg g defs symbol use style path rect circle ellipse line polyline polygon text tspan clipPath mask pattern marker linearGradient radialGradient stop'.split(
    ' ',
  )
/** Words about the picture, and settings of the program that drew it. */
const WORDS = ['metadata', 'title', 'desc', 'namedview']
/** Of other kinds of names that attributes can have. */
const KEPT_PREFIXED = ['xml:space', 'xmlns:xlink', 'xlink:href']

const TAG = /<(\/?)([^\s<>/]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g
const ATTRIBUTE = /\s([^\s=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * An SVG of a document with what it is drawn with alone: without titles, descriptions, data of programs and names of its parts.
 * Null for one with scripts, pictures or links out of the file, or elements that we don't know.
 */
export function cleanSvg(xml: string): string | null {
  let text = withoutComments(xml)
  for (const element of WORDS) text = withoutElement(text, element)
  const ids = namesOfParts(text)
  let isKnown = true
  const copy = text.replace(TAG, (_, close: string, element: string, attributes: string, empty: string) => {
    isKnown &&= DRAWN.includes(element)
    const kept = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name, double, single]) => {
      const value = withIds(double ?? single ?? '', ids)
      isKnown &&= isWithin(name!, value)
      return isKept(name!) ? [` ${name}="${name === 'id' ? (ids.get(value) ?? '') : value}"`] : []
    })
    return `<${close}${element}${kept.join('')}${empty}>`
  })
  if (!isKnown || !hasTagsAlone(text) || /@import|url\((?!["']?#)/i.test(copy)) return null
  return inStyles(copy, (style) => withIds(style, ids))
}

/** Parts are named by the program, often after layers and files: they become part1, part2 and so on. */
function namesOfParts(xml: string): Map<string, string> {
  const ids = new Map<string, string>()
  for (const [, , , attributes] of xml.matchAll(TAG))
    for (const [, name, double, single] of attributes!.matchAll(ATTRIBUTE))
      if (name === 'id' && !ids.has(double ?? single ?? '')) ids.set(double ?? single ?? '', `part${ids.size + 1}`)
  return ids
}

const withIds = (value: string, ids: Map<string, string>) =>
  value.replace(/#([\w.:-]+)/g, (whole, id: string) => (ids.has(id) ? `#${ids.get(id)}` : whole))

const inStyles = (xml: string, change: (style: string) => string) =>
  xml.replace(
    /(<style[^<>]*>)([^<]*)(<\/style>)/g,
    (_, begin: string, style: string, end: string) => begin + change(style) + end,
  )

/** Links stay within the file. */
const isWithin = (name: string, value: string) => !/(^|:)href$/.test(name) || value.startsWith('#')

/** Attributes of other programs, handlers of events and data for scripts draw nothing. */
const isKept = (name: string) => KEPT_PREFIXED.includes(name) || !(name.includes(':') || /^(on|data-|aria-)/.test(name))

/** Whether every angle bracket belongs to a tag that was read, or to the declaration at the start. */
const hasTagsAlone = (xml: string) => !/[<>]/.test(xml.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, '').replace(TAG, ''))
