import { z } from 'zod'
import { phoneIn } from '../rules/core/phone'

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` })
const flag = oneOf('true', 'false').transform((v) => v === 'true')
/** A lone blank is a slip. */
const text = z.string().regex(/\S/, 'must not be blank')
/** Names of hosts and addresses, as the system resolves them. */
const host = z.string().regex(/^\S+$/, 'must be a host name or an address')
const webAddress = z.url({ protocol: /^https?$/, hostname: /./, error: 'must be an http:// or https:// address' })
/** Digits only: Number() would accept ' ', '0x50' and '1e3'. */
const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number)
const megabytes = (fallback: number) => whole(1, 2000).default(fallback)

type S3 = {
  S3_BUCKET?: string
  S3_ENDPOINT?: string
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
  S3_PATH_STYLE?: boolean
}

/** Without a key the SDK's default credentials are used, as on Amazon's servers. */
const bucketOf = (v: S3) =>
  v.S3_BUCKET
    ? {
        bucket: v.S3_BUCKET,
        endpoint: v.S3_ENDPOINT,
        region: v.S3_REGION,
        forcePathStyle: v.S3_PATH_STYLE ?? Boolean(v.S3_ENDPOINT),
        ...(v.S3_ACCESS_KEY_ID &&
          v.S3_SECRET_ACCESS_KEY && {
            credentials: { accessKeyId: v.S3_ACCESS_KEY_ID, secretAccessKey: v.S3_SECRET_ACCESS_KEY },
          }),
      }
    : undefined

const schema = z
  .object({
    NODE_ENV: oneOf('production', 'development', 'test').default('development'),
    PORT: whole(0, 65535).default(3000),
    HOST: host.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
    /** The owner of the tables, when DATABASE_URL's role is not: it migrates, backs up and restores. */
    MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
    /** How many connections to the database one process keeps at most. */
    DATABASE_POOL: whole(2, 200).default(10),
    /** A statement that takes this long is logged (ms). */
    SLOW_QUERY_MS: whole(0, 60_000).default(500),
    DATA_DIR: text.default('.data'),
    APP_URL: webAddress.optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
    /** `large`: 2,000 orders instead of sixty. */
    SEED_DEMO: oneOf('true', 'false', 'large').optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' })
      .optional(),
    MAIL_FROM: text.default('Jobwork <no-reply@localhost>'),
    SALES_PHONE: text.default('+91 20 4890 1200'),
    SALES_EMAIL: text.default('sales@jobwork.example'),
    /** The legal name in which parts are sold: customers read it on certificates. */
    OPERATOR_NAME: text.default('Jobwork'),
    /** Customers and suppliers call it about an order; unset: nothing is shown. */
    OPERATOR_PHONE: z
      .string()
      .refine((text) => phoneIn(text), 'must be a phone number: +91 and ten digits, or + and a country code')
      .optional(),
    /** Files lie in this bucket of an S3-compatible store, instead of in DATA_DIR. */
    S3_BUCKET: text.optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    /** `true` for stores with the bucket in the path instead of the host name, as most self-hosted ones. */
    S3_PATH_STYLE: flag.optional(),
    INQUIRY_FILE_MAX_MB: megabytes(10),
    WORKORDER_FILE_MAX_MB: megabytes(15),
    PHOTO_FILE_MAX_MB: megabytes(10),
    /** What the files of a verified company may take together (GB). */
    COMPANY_FILES_MAX_GB: whole(1, 100_000).default(20),
    /** The cost of bcrypt: each step doubles the time of a sign-in and of a guess; 12 takes about 0.35 s, 10 is the least that OWASP's Password Storage Cheat Sheet allows. */
    PASSWORD_COST: whole(10, 15).default(12),
    /** Whether admins must have a second factor. */
    ADMIN_SECOND_FACTOR: oneOf('required', 'offered').optional(),
    /** `spec`: 6 characters; `nist`: 8, and no leaked or guessable ones. */
    PASSWORD_RULES: oneOf('spec', 'nist').optional(),
    RATE_LIMIT: oneOf('on', 'off').default('on'),
    /** Number of web processes behind the port. */
    WEB_CONCURRENCY: whole(1, 64).default(1),
    /** `own`: jobs run in `npm run worker`, not in this server. */
    WORKER: oneOf('inside', 'own').default('inside'),
    /** Behind a trusted proxy: X-Forwarded-For names the client. */
    TRUST_PROXY: flag.default(false),
    /** The private port of the Prometheus metrics; unset: none. */
    METRICS_PORT: whole(0, 65535).optional(),
    METRICS_HOST: host.default('127.0.0.1'),
    LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug').default('info'),
  })
  .transform((v) => ({
    ...v,
    APP_URL: v.APP_URL ?? `http://localhost:${v.PORT}`,
    PASSWORD_RULES: v.PASSWORD_RULES ?? (v.APP_URL?.startsWith('https:') ? ('nist' as const) : ('spec' as const)),
    ADMIN_SECOND_FACTOR:
      v.ADMIN_SECOND_FACTOR ?? (v.APP_URL?.startsWith('https:') ? ('required' as const) : ('offered' as const)),
    s3: bucketOf(v),
    fileMaxMb: {
      inquiry: v.INQUIRY_FILE_MAX_MB,
      workorder: v.WORKORDER_FILE_MAX_MB,
      photo: v.PHOTO_FILE_MAX_MB,
      // A logo, the proof of a payment: a page or two.
      money: 5,
      // A certificate with its annexes.
      company: 10,
    },
  }))

export type Env = z.output<typeof schema>

type Variables = Record<string, string | undefined>

/** What is required beside what is set, as lines. The schema can't ask: it looks no further when a value doesn't fit. */
function missingIn(v: Variables): string[] {
  const required = [
    [v.NODE_ENV === 'production' && v.DATABASE_URL, 'AUTH_SECRET', 'NODE_ENV=production and a DATABASE_URL'],
    [v.MIGRATION_DATABASE_URL, 'DATABASE_URL', 'MIGRATION_DATABASE_URL'],
    [v.S3_ENDPOINT, 'S3_BUCKET', 'S3_ENDPOINT'],
    [v.S3_ACCESS_KEY_ID, 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    [v.ADMIN_EMAIL, 'ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ] as const
  return required.filter(([set, name]) => set && !v[name]).map(([, name, by]) => `${name} is required with ${by}`)
}

/** Reads the configuration from variables; an empty one counts as unset. Throws one line for each invalid variable. */
export function parseEnv(source: Variables): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== undefined && v !== ''))
  const result = schema.safeParse(set)
  const lines = result.error?.issues.map((i) => `${i.path.join('.')} ${i.message}`) ?? []
  lines.push(...missingIn(set))
  if (!result.success || lines.length) throw new Error(lines.join('\n'))
  return result.data
}

let parsed: Env | undefined

/** The configuration of this process, read at first use: a build needs none. */
export const env = (): Env => (parsed ??= parseEnv(process.env))

/** The variables that another program needs to run: passwords and keys are not among them. */
export function systemVariables(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP, NODE_ENV } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP, NODE_ENV }
}
