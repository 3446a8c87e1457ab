import { textOf, type DraftLine } from './draft-line'
import { partKey } from './part-key'

/** How a file came to its line: by a step of its name, by hand, for all lines, or not at all. */
export type HowMatched = 'exact' | 'revision' | 'loose' | 'zeros' | 'hand' | 'all' | null

/** A file of a draft: `placed` is the key of the line where a person put it, or '*' for every line. */
export type NamedFile = { id: string; name: string; placed: string | null }

export type MatchedFile = {
  id: string
  /** The key of the first line that has it; '*': every line. */
  key: string | null
  how: HowMatched
  /** Why no line has it, or what to check; null where its name says it all. */
  why: string | null
  /** The keys of all lines that have it. */
  lines: string[]
  /** The revision that its name says, which a line without one takes. */
  revision: string | null
}

type Line = { key: string; part: string; written: string; revision: string; shown: string }
type Fit = { part: string; revision: string | null }
type Found = { how: HowMatched; fits: Fit[] }

/** After a part number: a word for the revision with one to four letters or digits. */
const REVISION = /^[\s_.()-]*(?:REVISION|REV|ISSUE|ISS|R)[\s_.-]*([A-Z0-9]{1,4})\)?$/
/** After a part number: a separator, and the revision of a row. */
const SEPARATED = /^[\s_.(-]+([A-Z0-9]+)\)?$/

const alone = (key: string) => key.replace(/[^\p{L}\p{N}]/gu, '')
const withoutZeros = (key: string) => alone(key).replace(/^0+/, '')

/** The steps, each a way in which the beginning of a name and a part number are the same. */
const steps: { how: Exclude<HowMatched, null>; same: (key: string) => string }[] = [
  { how: 'exact', same: (key) => key },
  { how: 'loose', same: alone },
  { how: 'zeros', same: withoutZeros },
]

/** Files to the lines of a parts list by their names: the first step that fits one part number. What a person placed stays. */
export function matchFiles(lines: readonly DraftLine[], files: readonly NamedFile[]): MatchedFile[] {
  const rows = lines.map(lineOf).filter(({ part }) => part)
  const keys = new Set(lines.map(({ key }) => key))
  const finder = finderOf(rows)
  const found = files.map((file) => ({
    file,
    base: baseOf(file.name),
    found: isPlaced(file, keys) ? null : finder(file.name),
  }))
  const claims = revisionsOf(rows, found)
  return found.map(({ file, base, found: by }) => {
    const { id, placed } = file
    if (placed === '*')
      return { id, key: '*', how: 'all', why: null, lines: lines.map(({ key }) => key), revision: null }
    if (!by) return { id, key: placed, how: 'hand', why: null, lines: [placed!], revision: null }
    return { id, ...placeOf(by, base, rows, claims) }
  })
}

const isPlaced = ({ placed }: NamedFile, keys: ReadonlySet<string>) =>
  placed !== null && (placed === '*' || keys.has(placed))

const lineOf = (line: DraftLine): Line => ({
  key: line.key,
  part: partKey(textOf(line.partNumber)),
  written: textOf(line.partNumber),
  revision: partKey(textOf(line.drawingRevision)),
  shown: textOf(line.drawingRevision),
})

/** The name without its folder and its last extension. */
const baseOf = (name: string) =>
  name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/(?<=.)\.[^.]*$/, '')

/** Finds the part numbers that the name of a file begins with, each with the revision that the name says. */
function finderOf(rows: readonly Line[]) {
  const byStep = steps.map(({ same }) => {
    const parts = new Map<string, Set<string>>()
    for (const { part } of rows) {
      const key = same(part)
      if (key) parts.set(key, (parts.get(key) ?? new Set()).add(part))
    }
    return parts
  })
  const revisions = new Map<string, Set<string>>()
  for (const { part, revision } of rows)
    if (revision) revisions.set(part, (revisions.get(part) ?? new Set()).add(revision))

  return (name: string): Found => {
    const base = partKey(baseOf(name))
    for (const [at, { how, same }] of steps.entries()) {
      const parts = byStep[at]!
      const whole = [...(parts.get(same(base)) ?? [])].map((part) => ({ part, revision: null }))
      const fits = whole.length ? whole : withRevision(base, same, parts, revisions)
      if (fits.length) return { how: how === 'exact' && !whole.length ? 'revision' : how, fits }
    }
    return { how: null, fits: [] }
  }
}

function withRevision(
  base: string,
  same: (key: string) => string,
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  revisions: ReadonlyMap<string, ReadonlySet<string>>,
): Fit[] {
  const fits = new Map<string, Fit>()
  for (let end = 1; end < base.length; end++) {
    for (const part of parts.get(same(base.slice(0, end)).trim()) ?? []) {
      const rest = base.slice(end)
      const said = REVISION.exec(rest)?.[1]
      const own = SEPARATED.exec(rest)?.[1]
      const revision = own && revisions.get(part)?.has(own) ? own : said
      if (revision) fits.set(part, { part, revision })
    }
  }
  return [...fits.values()]
}

/** The revisions that files say of each part number of which a row has none. */
function revisionsOf(rows: readonly Line[], found: readonly { found: Found | null }[]) {
  const open = new Set(rows.filter(({ revision }) => !revision).map(({ part }) => part))
  const said = new Map<string, Set<string>>()
  for (const { found: by } of found) {
    const [fit] = by?.fits ?? []
    if (by?.fits.length !== 1 || !fit?.revision || !open.has(fit.part)) continue
    said.set(fit.part, (said.get(fit.part) ?? new Set()).add(fit.revision))
  }
  return said
}

function placeOf(
  { how, fits }: Found,
  base: string,
  rows: readonly Line[],
  claims: ReadonlyMap<string, ReadonlySet<string>>,
): Omit<MatchedFile, 'id'> {
  const nowhere = (why: string) => ({ key: null, how: null, why, lines: [], revision: null })
  const [fit] = fits
  if (!fit) return nowhere(`No line is called ${base}`)
  const written = (part: string) => rows.find((row) => row.part === part)!.written
  if (fits.length > 1)
    return nowhere(`${listed(fits.map(({ part }) => written(part)))} ${fits.length > 2 ? 'all' : 'both'} fit`)
  const same = rows.filter(({ part }) => part === fit.part)
  const called = written(fit.part)
  const shown = [...new Map(same.filter((row) => row.revision).map((row) => [row.revision, row.shown])).values()]
  if (fit.revision === null && shown.length > 1) return nowhere(`Two revisions of ${called}: ${listed(shown)}`)
  const said = [...(claims.get(fit.part) ?? [])]
  const takers = same.filter(
    ({ revision }) => fit.revision === null || revision === fit.revision || (!revision && said.length === 1),
  )
  if (!takers.length)
    return nowhere(
      shown.length
        ? `${called} is at revision ${listed(shown)} in the list, this file is ${fit.revision}`
        : `Two revisions of ${called}: ${listed(said.toSorted())}`,
    )
  const why = how === 'zeros' ? `The list says ${called}, the file ${base}` : null
  return { key: takers[0]!.key, how, why, lines: takers.map(({ key }) => key), revision: fit.revision }
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
