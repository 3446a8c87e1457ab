// npm run migration -- NAME      writes the SQL that brings the migrations up to prisma/schema.prisma
// npm run migration -- --check   fails when they have come apart
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@/lib/infra/postgres/migrate'
import { startTestServer } from '@/tests/database'
import { diffSchema } from './lib/schema-diff'

const FOLDER = 'prisma/migrations'
const argument = process.argv[2]

if (!argument || (argument.startsWith('-') && argument !== '--check')) {
  console.error('Name the change: npm run migration -- add-invoices (or --check)')
  process.exit(1)
}

const sql = await findMissingSql()
if (argument === '--check') check(sql)
else await write(argument, sql)

async function findMissingSql(): Promise<string | undefined> {
  const server = await startTestServer()
  try {
    const url = await server.createEmptyDatabase()
    await mkdir(FOLDER, { recursive: true })
    await migrate(url)
    return await diffSchema(url, 'prisma/schema.prisma')
  } finally {
    await server.stop()
  }
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
