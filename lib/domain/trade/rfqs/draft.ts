import type { RfqDraft, RfqDraftLine } from '../../../contract/trade/rfqs'
import { sql, type Rows } from '../../../infra/db/db'
import { limits } from '../../../rules/limits'
import { cellLabels, rowOf, textOf } from '../../../rules/trade/rfq/draft-line'
import { judgeCells, type CellIssue, type JudgedLine } from '../../../rules/trade/rfq/judge-cells'
import { matchFiles, type MatchedFile } from '../../../rules/trade/rfq/match-files'
import { actTime } from '../../core/event-clock'
import type { ReadScope } from '../../core/verb'
import { processKey } from '../../facts/processes'

/** Issues and warnings that an answer lists. */
const LISTED = 500

type Read = Omit<RfqDraft, 'version' | 'decimalComma'> & {
  /** What each line asks for; null where a cell is to mend. */
  judged: (JudgedLine | null)[]
  /** The lines of each file. */
  taken: MatchedFile[]
}

/** What was typed into a draft, judged: its cells, and where its files belong. */
export async function readDraft(
  { rows }: Pick<ReadScope, 'rows'>,
  { id, decimalComma }: { id: number; decimalComma: boolean },
): Promise<Read> {
  const lines = (await linesOfDraft(rows, id)).map(({ key, row, hidden, cells }) => ({ key, row, hidden, ...cells }))
  const files = await rows<{ id: number; name: string; size: number; placed: string | null }>(sql`
    SELECT id, name, size, rfq_line AS placed FROM files WHERE rfq_id = ${id} ORDER BY place, id LIMIT 600`)
  const taken = matchFiles(
    lines,
    files.map(({ id: file, name, placed }) => ({ id: String(file), name, placed })),
  )
  const revisions = new Map(
    taken.flatMap(({ lines: keys, revision }) => (revision ? keys.map((key) => [key, revision]) : [])),
  )
  const judge = { decimalComma, processes: await processesOf(rows, lines), now: actTime().getTime() }
  const asked = lines.map((line) =>
    textOf(line.drawingRevision) ? line : { ...line, drawingRevision: revisions.get(line.key) ?? null },
  )
  const { judged, issues, warnings } = judgeCells(asked, judge)
  const all = [...warnings, ...warningsOfFiles(lines, taken)]
  return {
    lines,
    files: files.map(({ id: file, name, size }, at) => {
      const { key, how, why } = taken[at]!
      return { id: file, name, size, key, how, why }
    }),
    issues: issues.slice(0, LISTED),
    moreIssues: Math.max(0, issues.length - LISTED),
    warnings: all.slice(0, LISTED),
    ready: judged.filter(Boolean).length,
    judged,
    taken,
  }
}

/** The lines of a draft as they are kept. */
export const linesOfDraft = (rows: Rows, id: number) =>
  rows<{ key: string; row: number | null; hidden: boolean; cells: Omit<RfqDraftLine, 'key' | 'row' | 'hidden'> }>(sql`
    SELECT key, "row", hidden, cells FROM rfq_lines WHERE rfq_id = ${id} ORDER BY place LIMIT 200`)

/** The approved processes that cells name. One whose name is masked can't be named. */
const processesOf = (rows: Rows, lines: readonly RfqDraftLine[]) =>
  rows<{ id: number; name: string }>(sql`
    SELECT DISTINCT ON (${processKey(sql`p.name`)}) p.id, p.name FROM processes p
    WHERE p.status = 'approved' AND p.masked->'customer'->>'name' IS NULL
      AND ${processKey(sql`p.name`)} = ANY (${[...new Set(lines.map(({ process }) => textOf(process).toLowerCase()))]}::text[])
    ORDER BY ${processKey(sql`p.name`)}, p.id LIMIT 200`)

/** Lines without a drawing, and files that fit without their leading zeros. */
function warningsOfFiles(lines: readonly RfqDraftLine[], taken: readonly MatchedFile[]): CellIssue[] {
  const drawn = new Set(taken.flatMap(({ lines: keys }) => keys))
  const zeros = new Map(taken.flatMap(({ how, key, why }) => (how === 'zeros' && key && why ? [[key, why]] : [])))
  return lines.flatMap((line, index) => {
    const say = (message: string) => ({
      path: `lines.${index}.partNumber`,
      key: line.key,
      row: rowOf(line, index),
      column: cellLabels.partNumber,
      message,
    })
    const why = zeros.get(line.key)
    return [...(why ? [say(why)] : []), ...(drawn.has(line.key) ? [] : [say('No drawing')])]
  })
}

/** The files of each line, in their order; an issue where there are more than it can have. */
export function filesOfLines(keys: readonly string[], taken: readonly MatchedFile[]) {
  const files = new Map(keys.map((key) => [key, [] as number[]]))
  for (const { id, lines } of taken) for (const key of lines) files.get(key)?.push(Number(id))
  return files
}

/** Sentences on files that keep a draft from being submitted. */
export function faultsOfFiles(files: ReadonlyMap<string, readonly number[]>, taken: readonly MatchedFile[]): string[] {
  const lost = taken.filter(({ lines }) => !lines.length).length
  const { files: most, filesOfLine } = limits.rfqs
  const full = [...files.values()].findIndex((of) => of.length > filesOfLine)
  const all = [...files.values()].reduce((sum, of) => sum + of.length, 0)
  return [
    ...(lost === 1 ? ['1 file belongs to no line: place or remove it'] : []),
    ...(lost > 1 ? [`${lost} files belong to no line: place or remove them`] : []),
    ...(full >= 0 ? [`Line ${full + 1} has more than ${filesOfLine} files`] : []),
    ...(all > most ? ['These lines share too many files: place them on fewer lines'] : []),
  ]
}
