import { parseEnv } from './env'

const linesOf = (source: Record<string, string>) => {
  try {
    parseEnv(source)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

test('nothing set: the defaults of a try-out on one’s own machine', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    APP_URL: 'http://localhost:3000',
    PASSWORD_COST: 12,
    RATE_LIMIT: 'on',
    fileMaxMb: { inquiry: 10, workorder: 15, photo: 10 },
  })
})

test('the demo is filled, not filled, or filled at large', () => {
  for (const SEED_DEMO of ['true', 'false', 'large']) expect(parseEnv({ SEED_DEMO })).toMatchObject({ SEED_DEMO })
})

test('an empty variable counts as unset, and the address follows the port', () => {
  expect(parseEnv({ PORT: '8080', APP_URL: '', DATABASE_URL: '' })).toMatchObject({ APP_URL: 'http://localhost:8080' })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['PORT', '1e3'],
  ['PORT', '80.5'],
  ['HOST', ' '],
  ['HOST', 'my host'],
  ['DATA_DIR', ' '],
  ['MAIL_FROM', ' '],
  ['DATABASE_URL', 'mysql://db/app'],
  ['DATABASE_URL', 'nonsense'],
  ['APP_URL', 'ftp://example.com'],
  ['APP_URL', 'https://'],
  ['AUTH_SECRET', 'x'.repeat(31)],
  ['ADMIN_PASSWORD', '12345'],
  ['SEED_DEMO', 'yes'],
  ['OPERATOR_PHONE', 'Desk 12'],
  ['OPERATOR_PHONE', '+91 98220 1234'],
  ['OPERATOR_PHONE', ' '],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['INQUIRY_FILE_MAX_MB', '0'],
  ['WORKORDER_FILE_MAX_MB', 'ten'],
  ['PASSWORD_COST', '9'],
  ['RATE_LIMIT', 'maybe'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_POOL', '0x10'],
  ['PASSWORD_COST', '1e1'],
  ['SLOW_QUERY_MS', ' 5'],
  ['METRICS_PORT', '9e3'],
  ['METRICS_HOST', ' '],
  ['SLOW_QUERY_MS', 'soon'],
  ['WEB_CONCURRENCY', '0'],
  ['METRICS_PORT', 'metrics'],
  ['TRUST_PROXY', '1'],
  ['WORKER', 'elsewhere'],
  ['S3_PATH_STYLE', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const lines = linesOf({ [name]: value })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${name} .`))
})

test('an admin needs a password, and a malformed email is named', () => {
  expect(linesOf({ ADMIN_EMAIL: 'boss@example.com' })).toEqual(['ADMIN_PASSWORD is required with ADMIN_EMAIL'])
  expect(linesOf({ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'secret1' })).toEqual(['ADMIN_EMAIL must be an email address'])
})

test('in production a database of one’s own needs a secret of one’s own', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/app' }
  expect(linesOf(production)).toEqual(['AUTH_SECRET is required with NODE_ENV=production and a DATABASE_URL'])
  expect(linesOf({ ...production, AUTH_SECRET: 'x'.repeat(32) })).toEqual([])
})

test('every variable that does not fit has its own line', () => {
  expect(linesOf({ PORT: 'x', APP_URL: 'x', LOG_LEVEL: 'x' }).map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'APP_URL',
    'LOG_LEVEL',
  ])
  expect(linesOf({ PORT: 'x', ADMIN_EMAIL: 'boss@example.com', RATE_LIMIT: 'maybe' })).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'RATE_LIMIT must be on or off',
    'ADMIN_PASSWORD is required with ADMIN_EMAIL',
  ])
})
