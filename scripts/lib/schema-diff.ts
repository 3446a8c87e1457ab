import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

// Object ids of PostgreSQL's types.
const CHAR = 18
const TEXT = 25

/** The SQL that turns the database's tables into those of the schema file, or undefined when they are the same. */
export async function diffSchema(connectionString: string, schemaFile: string): Promise<string | undefined> {
  const schema = { files: [{ path: schemaFile, content: await readFile(schemaFile, 'utf8') }] }
  const pool = new pg.Pool({ connectionString })
  try {
    const engine = await loadEngine(pool)
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...schema, configDir: '' },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    return exitCode === 2 ? (stdout ?? '') : undefined
  } finally {
    await pool.end()
  }
}

// Prisma's differ as WebAssembly: the one that its CLI runs is a download. Node 20 can't import .wasm by itself.
async function loadEngine(pool: pg.Pool): Promise<bindings.SchemaEngine> {
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/js$/, 'wasm')
  const imports = { './schema_engine_bg.js': bindings as never }
  const { instance } = await WebAssembly.instantiate(await readFile(file), imports)
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  const adapter = bindMigrationAwareSqlAdapterFactory(understandingChar(new PrismaPg(pool)))
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter)
}

// Prisma's adapter refuses the type "char" of the system catalog: read it as text, and then call it what it is.
function understandingChar(factory: PrismaPg): PrismaPg {
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    const pool = adapter.underlyingDriver()
    const [query, queryRaw] = [pool.query.bind(pool), adapter.queryRaw.bind(adapter)]
    let charColumns: number[] = []
    pool.query = (async (...args: Parameters<typeof query>) => {
      const result = await (query(...args) as unknown as Promise<pg.QueryResult>)
      charColumns = result.fields.flatMap(({ dataTypeID }, column) => (dataTypeID === CHAR ? [column] : []))
      for (const column of charColumns) result.fields[column]!.dataTypeID = TEXT
      return result
    }) as typeof pool.query
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql)
      for (const column of charColumns) result.columnTypes[column] = ColumnTypeEnum.Character
      return result
    }
    return adapter
  }
  return factory
}
