// npm run migration -- NAME      writes the SQL that brings the migrations up to prisma/schema.prisma
// npm run migration -- --check   fails when they have come apart
// npm run migration -- --functions   writes prisma/functions.sql anew
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@/lib/infra/postgres/migrate'
import { startTestServer } from '@/tests/database'
import { definitionsOf, functionsFile, FUNCTIONS_FILE, sentencesOf } from './lib/functions-file'
import { diffSchema } from './lib/schema-diff'

const FOLDER = 'prisma/migrations'
const argument = process.argv[2]

if (!argument || (argument.startsWith('-') && argument !== '--check' && argument !== '--functions')) {
  console.error('Name the change: npm run migration -- add-invoices (or --check, or --functions)')
  process.exit(1)
}

if (argument === '--functions') await writeFunctions()
else {
  const sql = await withMigratedDatabase((url) => diffSchema(url, 'prisma/schema.prisma'))
  if (argument === '--check') check(sql)
  else await write(argument, sql)
}

async function withMigratedDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startTestServer()
  try {
    const url = await server.createEmptyDatabase()
    await mkdir(FOLDER, { recursive: true })
    await migrate(url)
    return await work(url)
  } finally {
    await server.stop()
  }
}

async function writeFunctions() {
  const definitions = await withMigratedDatabase(definitionsOf)
  const sentences = sentencesOf(await readFile(FUNCTIONS_FILE, 'utf8'))
  await writeFile(FUNCTIONS_FILE, functionsFile(definitions, sentences))
  console.log(`Wrote ${FUNCTIONS_FILE}`)
}

function check(missing: string | undefined) {
  if (!missing) return console.log('The migrations make what prisma/schema.prisma says')
  console.error(`The migrations lack this, run npm run migration -- NAME:\n\n${missing}`)
  process.exitCode = 1
}

async function write(name: string, missing: string | undefined) {
  if (!missing) return console.log('Nothing to migrate')
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(FOLDER, `${time}_${name.replace(/\W+/g, '_')}`)
  await mkdir(folder)
  await writeFile(join(folder, 'migration.sql'), missing)
  console.log(`Wrote ${folder}/migration.sql. Read it, and add by hand what Prisma can't express.`)
}
