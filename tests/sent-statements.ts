import pg from 'pg'

/** The texts of the statements that a test has sent to the database. */
export function recordStatements(): string[] {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  beforeEach(() => {
    sent.length = 0
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const statement = args[0] as string | { text: string }
      sent.push(typeof statement === 'string' ? statement : statement.text)
      return (query as (...args: unknown[]) => unknown).apply(this, args)
    } as typeof query
  })
  afterEach(() => void (pg.Client.prototype.query = query))
  return sent
}
