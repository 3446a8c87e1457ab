// npm run sentences            prints each sentence that somebody reads, once, with its files, by area
// npm run sentences -- WORD    prints those that hold the word
import { basename, dirname } from 'node:path'
import { allSentences } from './lib/all-sentences'

const word = process.argv[2]?.toLowerCase() ?? ''
let area = ''
for (const { text, files } of allSentences().filter(({ text }) => text.toLowerCase().includes(word))) {
  const next = dirname(files[0]!)
  if (next !== area) console.log(`\n${(area = next)}`)
  console.log(`  ${text}  [${files.map((file) => basename(file)).join(', ')}]`)
}
