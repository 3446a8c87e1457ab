import pg from 'pg'

export const FUNCTIONS_FILE = 'prisma/functions.sql'

const HEADER = `-- What the database does by itself: its views, functions and triggers as all migrations together leave them.
-- Nothing runs this file. To change a function, write a migration, then \`npm run migration -- --functions\`: it writes this
-- file anew from a migrated database, and keeps the sentences. A trigger stands below its function.
`

/** Of a function without a sentence; a test fails as long as it is there. */
export const NO_SENTENCE = '-- TODO: say in a sentence what it keeps true.'

/** The database's views, functions and triggers, each as the statement that makes it. Those of extensions are left out. */
export async function definitionsOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    const { rows } = await client.query<{ sql: string }>(`
      SELECT format(E'CREATE VIEW %s AS\n%s', c.oid::regclass, pg_get_viewdef(c.oid)) AS sql, 1 AS kind, c.relname AS function, '' AS trigger
      FROM pg_class c WHERE c.relkind = 'v' AND c.relnamespace = 'public'::regnamespace
      UNION ALL
      SELECT pg_get_functiondef(p.oid), 2, p.proname, '' FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
      UNION ALL
      SELECT pg_get_triggerdef(t.oid), 2, p.proname, t.tgname FROM pg_trigger t
        JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace
      ORDER BY kind, function, trigger, sql`)
    return rows.map(({ sql }) => sql.trim().replace(/;$/, '') + ';')
  } finally {
    await client.end()
  }
}

/** The text of the file: each definition below its sentence. */
export function functionsFile(definitions: string[], sentences: Map<string, string>): string {
  const parts = definitions.map((definition) => `${sentences.get(nameOf(definition)) ?? NO_SENTENCE}\n${definition}\n`)
  return [HEADER, ...parts].join('\n')
}

/** The sentences of the file, as comments, by what they are about. */
export function sentencesOf(file: string): Map<string, string> {
  const found = file.matchAll(/^((?:-- .*\n)+)(CREATE .*)$/gm)
  return new Map([...found].map(([, comment, definition]) => [nameOf(definition!), comment!.trimEnd()]))
}

/** `CREATE OR REPLACE FUNCTION public.next_id(…` is `FUNCTION public.next_id`. */
const nameOf = (definition: string) => /^CREATE (?:OR REPLACE )?(\w+ [\w.]+)/.exec(definition)![1]!
