import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sentencesIn } from './sentences'

/** Where sentences are written that somebody reads: on a screen, in a mail, in an answer or at the command line. */
const FOLDERS = ['app', 'components', 'lib', 'prisma/seed', 'scripts', 'server.ts', 'middleware.ts']

const SOURCE = /\.(tsx?|mjs)$/
/** Tests, the fill of a benchmark, and what is drawn into the demo files. */
const LEFT_OUT = /\.test\.|\.d\.ts$|^scripts\/bench\/|^scripts\/demo-files\//

/** Each sentence of the program once, with the files that hold it, in the order of the files. */
export function allSentences(): { text: string; files: string[] }[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], { encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
  const sentences = new Map<string, string[]>()
  for (const file of files.sort((a, b) => dirname(a).localeCompare(dirname(b)) || a.localeCompare(b)))
    for (const text of new Set(sentencesIn(file, readFileSync(file, 'utf8'))))
      sentences.set(text, [...(sentences.get(text) ?? []), file])
  return [...sentences].map(([text, files]) => ({ text, files }))
}
