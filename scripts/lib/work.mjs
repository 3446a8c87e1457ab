// Work that is done again only when what it is made from has changed.
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const PACKAGES = ['package.json', 'package-lock.json']
const WORK = {
  install: { title: 'Installing packages', from: PACKAGES, makes: ['node_modules/.package-lock.json'] },
  generate: {
    title: 'Generating code',
    from: [...PACKAGES, 'prisma/schema.prisma', 'prisma.config.ts', 'scripts/generate.mjs', 'scripts/lib/vendor.mjs'],
    makes: [
      'lib/infra/prisma/client.ts',
      'public/vendor/occt/occt-import-js.wasm',
      'public/vendor/pdfjs/pdf.worker.min.mjs',
      'public/vendor/swagger-ui/swagger-ui-bundle.js',
    ],
  },
  build: {
    title: 'Building',
    from: [
      ...PACKAGES,
      'app',
      'components',
      'lib',
      'prisma',
      'server.ts',
      'middleware.ts',
      'next.config.mjs',
      'tsconfig.json',
      'scripts/build.mjs',
    ],
    makes: ['.next/BUILD_ID', 'dist/server.mjs', 'public/sw.js'],
  },
}

/** Has this work been done with the inputs as they are, and is what it made still there? */
export function isDone(name) {
  const stamp = stampOf(name)
  if (![stamp, ...WORK[name].makes].every((path) => existsSync(path))) return false
  return readFileSync(stamp, 'utf8') === hashOf(WORK[name].from)
}

/**
 * To be called before the work, so that an input that changes during it counts; gives what to call after it. Ends this
 * program with one line when the work could not write what it makes.
 */
export function begin(name) {
  const barred = [stampOf(name), ...WORK[name].makes].map(folderOf).find((folder) => !isWritable(folder))
  if (barred) {
    console.error(
      `${WORK[name].title} has to write to ${barred}, which is read-only for this account: make it writable`,
    )
    process.exit(1)
  }
  const hash = hashOf(WORK[name].from)
  return function done() {
    mkdirSync(dirname(stampOf(name)), { recursive: true })
    writeFileSync(stampOf(name), hash)
  }
}

/** The folder of a path, or the nearest one above that is there already. */
const folderOf = (path) => (existsSync(dirname(path)) ? dirname(path) : folderOf(dirname(path)))

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const stampOf = (name) => `node_modules/.cache/jobwork/${name}`

function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  for (const path of paths.flatMap(filesOf)) hash.update(`\n${path}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return isSource(path) ? [path] : []
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesOf(join(path, name)))
}

// Neither tests nor what `generate` made from the schema, which counts itself.
const isSource = (path) => !/\.test\.\w+$/.test(path) && !path.startsWith(join('lib', 'infra', 'prisma'))
