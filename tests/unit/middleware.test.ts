import { readdirSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { config, middleware } from '@/middleware'
import { signInCookie } from '@/lib/http/auth/session'

const ROLES = ['customer', 'supplier', 'admin'] as const
type Role = (typeof ROLES)[number]
/** Every screen below app/(portal), with an id where its address has one. */
const screens = readdirSync('app/(portal)', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/page.tsx'))
  .map((name) => `/${name.replace('/page.tsx', '').replace('[id]', '7')}`)
const own = ROLES.flatMap((role) =>
  screens.filter((path) => path.startsWith(`/${role}/`)).map((path) => [role, path] as const),
)
const SHORT_LINKS = screens.filter((path) => !own.some(([, screen]) => screen === path))

/** The path that the middleware redirects to; null: it lets the request through. */
async function redirectOf(path: string, as?: Role) {
  const cookie = as && (await signInCookie({ id: 1, role: as }, 'key')).split(';')[0]!
  const answer = await middleware(
    new NextRequest(`http://localhost:3000${path}`, { headers: cookie ? { cookie } : {} }),
  )
  const location = answer.headers.get('location')
  return { answer, to: location && location.replace('http://localhost:3000', '') }
}

test.each([...own.map(([, path]) => path), ...SHORT_LINKS])(
  'without a session %s leads to the sign-in, and back to the same address afterwards',
  async (path) => {
    const { answer, to } = await redirectOf(`${path}?tab=all&x=1`)
    expect([answer.status, to]).toEqual([307, `/auth?callbackUrl=${encodeURIComponent(`${path}?tab=all&x=1`)}`])
  },
)

for (const role of ROLES)
  test.each(own)(`signed in as a ${role}: the ${'%s'}'s %s`, async (owner, path) => {
    const { answer, to } = await redirectOf(`${path}?id=7`, role)
    if (owner === role) return expect([answer.status, to]).toEqual([200, null])
    expect([answer.status, to]).toEqual([307, `/${role}/dashboard`])
    // The dashboard reads it, and says whose page that was.
    expect(decodeURIComponent(answer.headers.get('set-cookie')!)).toContain(`${path}?id=7; Path=/; `)
  })

test.each(ROLES)('short links are open to every %s who is signed in', async (role) => {
  for (const path of SHORT_LINKS) expect([path, (await redirectOf(path, role)).to]).toEqual([path, null])
})

test('there are screens of three roles, and short links', () => {
  expect(own.length).toBeGreaterThan(20)
  expect(SHORT_LINKS.length).toBeGreaterThan(3)
})

test('an altered session counts as none', async () => {
  const [name, token] = (await signInCookie({ id: 1, role: 'admin' }, 'key')).split(';')[0]!.split('=') as [
    string,
    string,
  ]
  const headers = { cookie: `${name}=${token.slice(0, -4)}AAAA` }
  const answer = await middleware(new NextRequest('http://localhost:3000/admin/dashboard', { headers }))
  expect(answer.headers.get('location')).toContain('/auth?callbackUrl=')
})

test('it stands before every screen and every short link', () => {
  const patterns = config.matcher.map((pattern) => new RegExp(`^${pattern.replace('/:path*', '(/.*)?')}$`))
  for (const path of [...own.map(([, path]) => path), ...SHORT_LINKS])
    expect([path, patterns.some((pattern) => pattern.test(path))]).toEqual([path, true])
})
