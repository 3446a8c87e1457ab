// Before the first suite of a worker: a folder of its own, and none of what the shell may have set.
for (const name of [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SEED_DEMO',
  'PORT',
  'HOST',
]) {
  delete process.env[name]
}
process.env.DATA_DIR = `${process.env.TEST_FILES}/${process.env.JEST_WORKER_ID}`
process.env.APP_URL = 'http://localhost:3000'
process.env.AUTH_SECRET = 'a-secret-that-only-the-tests-know-0123456789'
process.env.RATE_LIMIT = 'off'
process.env.LOG_LEVEL ??= 'silent'

export {}
