import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'

type Instruction = { name: string; what: string }

/** The instructions of a Dockerfile, each on one line, without comments. */
const instructions = (text: string): Instruction[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [name, ...words] = line.trim().split(/\s+/)
      return { name: name!.toUpperCase(), what: words.join(' ') }
    })

const all = instructions(readFileSync('Dockerfile', 'utf8'))
const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
const of = (name: string, among = all) => among.filter((one) => one.name === name).map(({ what }) => what)
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

test('it starts from a version that one names, of a Node.js that we support', () => {
  expect(of('ARG')).toEqual([expect.stringMatching(/^NODE_IMAGE=node:(2[2-9]|[3-9]\d)[\w.]*-\w+-slim$/)])
  for (const image of of('FROM')) expect(image).toMatch(/^\$\{NODE_IMAGE\}( AS \w+)?$/)
})

test('what runs is nobody in particular, with the program under other hands', () => {
  expect(of('USER', last)).toEqual(['node'])
  const index = (name: string) => last.findIndex((one) => one.name === name)
  expect(last.slice(index('USER')).map(({ name }) => name)).not.toContain('COPY')
  expect(of('COPY', last).join()).not.toContain('--chown')
})

test('nothing comes from an address, and no secret lies in it', () => {
  expect(of('ADD')).toEqual([])
  for (const what of [...of('RUN'), ...of('COPY')]) expect(what).not.toMatch(/https?:|curl|wget|\.env/)
  for (const what of [...of('ENV'), ...of('ARG')]) expect(what).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL/i)
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.git', '.data', 'node_modules']))
})

test('packages of the system leave no lists behind', () => {
  for (const run of of('RUN').filter((what) => /apt(-get)? install/.test(what)))
    expect(run).toMatch(/--no-install-recommends.+rm -rf \/var\/lib\/apt\/lists/)
})

test('it is asked how it is, told when to end, and starts without a shell between', () => {
  expect(of('STOPSIGNAL', last)).toEqual(['SIGTERM'])
  expect(of('HEALTHCHECK', last)[0]).toContain('/api/health/live')
  expect(JSON.parse(of('CMD', last)[0]!)).toEqual(['node', 'dist/server.mjs'])
  expect(of('VOLUME', last)).toEqual(['/data'])
})

test('what it copies of the sources is there', () => {
  const made = /node_modules|\/(dist|\.next)$/
  const copied = of('COPY', last).flatMap((what) => what.split(' ').filter((word) => word.startsWith('/app/')))
  for (const path of copied.filter((word) => !made.test(word)))
    expect([path, existsSync(`.${path.slice(4)}`)]).toEqual([path, true])
})

test('the server asks for no package that is there for development alone', async () => {
  const entryPoints = [
    'server.ts',
    'lib/infra/thumbnails/thumbnail.worker.ts',
    'lib/infra/pdf/pdf.worker.ts',
    'lib/infra/password/password-worker.mjs',
  ]
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const
  const { metafile } = await build({ ...options, entryPoints, outdir: 'dist', write: false, metafile: true })
  const asked = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter((i) => i.external).map((i) => i.path),
  )
  const packages = asked
    .filter((path) => !path.startsWith('node:'))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  expect(packages).toContain('next')
  expect(packages.filter((name) => !(name in packageJson.dependencies))).toEqual([])
})
