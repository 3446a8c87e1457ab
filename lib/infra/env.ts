import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((v) => v === 'true')
const megabytes = (fallback: number) => z.coerce.number().int().min(1).max(2000).default(fallback)

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
    DATA_DIR: z.string().default('.data'),
    APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
    AUTH_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
    SEED_DEMO: flag.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z.string().default('Jobwork <no-reply@localhost>'),
    SALES_PHONE: z.string().default('+91 20 4890 1200'),
    SALES_EMAIL: z.string().default('sales@jobwork.example'),
    INQUIRY_FILE_MAX_MB: megabytes(10),
    WORKORDER_FILE_MAX_MB: megabytes(15),
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    /** How many processes answer behind the one port. */
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
    /** `own`: what happened is delivered by `npm run worker`, not by this server. */
    WORKER: z.enum(['inside', 'own']).default('inside'),
    /** Behind a proxy of one's own: its X-Forwarded-For names the client. */
    TRUST_PROXY: flag.default(false),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .superRefine((v, ctx) => {
    const missing = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message })
    if (v.NODE_ENV === 'production' && v.DATABASE_URL && !v.AUTH_SECRET)
      missing('AUTH_SECRET', 'is required with NODE_ENV=production and a DATABASE_URL')
    if (v.ADMIN_EMAIL && !v.ADMIN_PASSWORD) missing('ADMIN_PASSWORD', 'is required with ADMIN_EMAIL')
  })
  .transform((v) => ({
    ...v,
    APP_URL: v.APP_URL ?? `http://localhost:${v.PORT}`,
    fileMaxMb: { inquiry: v.INQUIRY_FILE_MAX_MB, workorder: v.WORKORDER_FILE_MAX_MB },
  }))

export type Env = z.output<typeof schema>

/** Reads the configuration from variables; an empty one counts as unset. Throws one line per variable that doesn't fit. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, v]) => v !== undefined && v !== ''))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('\n'))
}

let parsed: Env | undefined

/** The configuration of this process, read once, when first asked for: a build needs none. */
export const env = (): Env => (parsed ??= parseEnv(process.env))
