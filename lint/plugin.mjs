// Rules of our own for oxlint: what the imports of our files may be, and how money is computed.
import { readdirSync } from 'node:fs'
import path from 'node:path'

// Who may import whom. Everything may import itself and packages; scripts and tests may import what they like.
const PURE = ['lib/terms', 'lib/contract', 'lib/rules']
// The kit's three floors. A folder imports itself and the folders before it.
const KIT = [
  ['theme', 'hooks', 'layout'],
  ['data', 'controls', 'feedback', 'dialog'],
  ['files', 'form', 'record', 'filters', 'list', 'table'],
]
  .flat()
  .map((folder) => `components/ui/${folder}`)
const MAY_IMPORT = {
  'lib/terms': ['lib/rules/tone.ts'],
  'lib/contract': [
    'lib/terms',
    // The kinds of thing, what admins note, and what a person may do for a company.
    'lib/rules/nouns.ts',
    'lib/rules/noted-things.ts',
    'lib/rules/member-roles.ts',
    // India's calendar, the codes of its states, and its GST numbers.
    'lib/rules/format.ts',
    'lib/rules/gst-states.ts',
    'lib/rules/gstin.ts',
    // Amounts, taxes and numbers of documents.
    'lib/rules/money',
    // A measure, exact to five decimals.
    'lib/rules/quality/measure.ts',
    // What lists can be narrowed by: one table for calls and screens.
    'lib/rules/filters',
  ],
  'lib/rules': ['lib/terms', 'lib/contract'],
  'lib/drawing': [],
  // One reader of a format for what is shown and what crosses.
  'lib/clean': ['lib/drawing'],
  'lib/infra': [...PURE, 'lib/drawing', 'lib/clean'],
  'lib/domain': [...PURE, 'lib/infra', 'lib/drawing', 'lib/clean'],
  'lib/live': [...PURE, 'lib/infra', 'lib/domain'],
  'lib/events': [...PURE, 'lib/infra', 'lib/domain', 'lib/drawing', 'lib/live'],
  'lib/http': [...PURE, 'lib/infra', 'lib/client'],
  'lib/client': PURE,
  // A noun doesn't know another noun: the page brings them together.
  ...Object.fromEntries(foldersIn('components').map((noun) => [noun, [...PURE, 'lib/client', 'components/ui']])),
  ...Object.fromEntries(KIT.map((folder, i) => [folder, [...PURE, 'lib/client', ...KIT.slice(0, i)]])),
  // An order has a payment, reports of what was measured, and problems.
  'components/workorders': [
    ...[...PURE, 'lib/client', 'components/ui', 'components/payments', 'components/team'],
    ...['components/reports', 'components/order-problems'],
  ],
  // The operator has a tax profile and a bank account, too.
  'components/company': [...PURE, 'lib/client', 'components/ui', 'components/tax-profiles'],
  // Signing in again asks for the second factor, too.
  'components/shell': [...PURE, 'lib/client', 'components/ui', 'components/accounts'],
  // A card of the shop floor moves an order.
  'components/floor': [...PURE, 'lib/client', 'components/ui', 'components/workorders'],
  // A task of the dashboard moves an order.
  'components/dashboard': [...PURE, 'lib/client', 'components/ui', 'components/workorders'],
  // Notes and owners belong to things of every kind.
  ...Object.fromEntries(
    ['inquiries', 'quotations', 'accounts', 'approvals'].map((noun) => [
      `components/${noun}`,
      [...PURE, 'lib/client', 'components/ui', 'components/team'],
    ]),
  ),
  // What a revision changed stands with the inquiry and with the quotations to confirm.
  ...Object.fromEntries(
    ['inquiries', 'quotations'].map((noun) => [
      `components/${noun}`,
      [...PURE, 'lib/client', 'components/ui', 'components/team', 'components/revisions'],
    ]),
  ),
  'components/preview': [...PURE, 'lib/client', 'lib/drawing', 'components/ui'],
  // A screen of several nouns is composed beside its page.
  app: [...PURE, 'lib/client', 'lib/domain', 'lib/http', 'components'],
  'app/api': ['lib/contract', 'lib/domain', 'lib/http'],
  'prisma/seed': [...PURE, 'lib/clean', 'lib/infra', 'lib/domain', 'lib/events'],
  'middleware.ts': [...PURE, 'lib/http'],
  'lib/backup': ['lib/infra'],
  'lib/process': ['lib/backup', 'lib/domain', 'lib/events', 'lib/live', 'lib/infra', 'lib/http', 'prisma/seed'],
  'server.ts': ['lib/events', 'lib/infra', 'lib/process'],
}

for (const folder of foldersIn('components/ui'))
  if (!KIT.includes(folder)) throw new Error(`${folder} has no place among the floors of the kit.`)

const DATABASE = ['lib/infra/db/db.ts', 'lib/infra/prisma']
const MAY_TOUCH_DATABASE = [
  ...['lib/infra', 'lib/domain', 'lib/events', 'lib/live', 'lib/process', 'prisma/seed'],
  ...['lib/http/auth/viewer.ts', 'lib/http/server/health.ts'],
]

/** What the browser loads first names calls and types. The schemas bring zod, and come when a form is first touched. */
const WITHOUT_ZOD = 'address file-types pictures problem process-categories wire'.split(' ')
const IN_THE_BROWSER = ['components', 'lib/client', 'lib/rules']
/** Fetched with the form itself. */
const FORMS = ['components/workorders/forms/status-form.ts', 'components/reports/characteristic-form.ts']

/** Where amounts of documents and payments are computed. */
const MONEY = [
  ...['lib/rules/money', 'lib/contract/money'],
  ...['operator', 'order-terms', 'rates', 'receipts', 'returns', 'statements', 'tax-documents', 'tax-profiles'].map(
    (noun) => `lib/domain/${noun}`,
  ),
]

/** Money is whole paise, rates are basis points, quantities are thousandths: a fraction would be a mistake. */
const FRACTIONS = [
  "BinaryExpression[operator='/']",
  "AssignmentExpression[operator='/=']",
  'Literal[raw=/^\\d[\\d_]*\\.\\d/]',
  "MemberExpression[property.name='toFixed']",
  "CallExpression[callee.name='parseFloat']",
  "MemberExpression[object.name='Math'][property.name=/^(round|floor|ceil|trunc)$/]",
]

const ROOT = path.resolve(import.meta.dirname, '..')
/** The file from the project's root, with slashes. */
const fileOf = ({ filename }) => path.relative(ROOT, filename).split(path.sep).join('/')
const isTest = (file) => /\.test\.tsx?$/.test(file)
/** Imports leave out the end of a file. */
const isWithin = (file, place) => file === place || file.startsWith(`${place}/`) || place === `${file}.ts`
/** The narrowest of these places that has the file. */
const placeOf = (file, places) => places.filter((place) => isWithin(file, place)).sort((a, b) => b.length - a.length)[0]

/** What an import of a file names, from the project's root; null for a package. */
function targetOf(file, name) {
  if (name.startsWith('@/')) return path.posix.normalize(name.slice('@/'.length))
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : null
}

/** Calls `judge` with the source of each import and export, static or not, and whether it is of types alone. */
function eachImport(judge) {
  const ofStatement = (node) => {
    if (node.source) judge(node.source, { isType: (node.importKind ?? node.exportKind) === 'type' || isOfTypes(node) })
  }
  return {
    ImportDeclaration: ofStatement,
    ExportNamedDeclaration: ofStatement,
    ExportAllDeclaration: ofStatement,
    ImportExpression: ({ source }) => source.type === 'Literal' && judge(source, { isDynamic: true }),
  }
}
const isOfTypes = ({ specifiers = [] }) =>
  specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')

/** A file imports what MAY_IMPORT says of its folder, and only some folders touch the database. */
const imports = {
  create(context) {
    const file = fileOf(context)
    const layer = placeOf(file, Object.keys(MAY_IMPORT))
    if (!layer || isTest(file)) return {}
    const allowed = MAY_IMPORT[layer]
    const mayTouchDatabase = placeOf(file, MAY_TOUCH_DATABASE)
    return eachImport((source) => {
      const target = targetOf(file, source.value)
      if (target === null) return
      if (!placeOf(target, [layer, ...allowed]))
        context.report({ node: source, message: `${layer} may import ${allowed.join(', ') || 'packages only'}.` })
      if (!mayTouchDatabase && placeOf(target, DATABASE))
        context.report({ node: source, message: `Only ${MAY_TOUCH_DATABASE.join(', ')} touch the database.` })
    })
  },
}

/** What the browser loads first brings no zod along. */
const firstLoad = {
  create(context) {
    const file = fileOf(context)
    if (!placeOf(file, IN_THE_BROWSER) || isTest(file) || FORMS.includes(file)) return {}
    return eachImport((source, { isType, isDynamic }) => {
      if (isType || isDynamic) return
      const schema = /^@\/lib\/contract\/(?:core\/)?(.*)/.exec(source.value)?.[1]
      if (source.value === 'zod' || (schema && !WITHOUT_ZOD.includes(schema)))
        context.report({
          node: source,
          message: 'It brings zod into the first load: import the type, or fetch the schema where it is needed.',
        })
    })
  },
}

/** Amounts are never fractions. */
const wholePaise = {
  create(context) {
    const file = fileOf(context)
    if (!placeOf(file, MONEY) || isTest(file)) return {}
    const report = (node) => context.report({ node, message: 'Amounts are whole paise: use lib/rules/money/paise.ts.' })
    return Object.fromEntries(FRACTIONS.map((selector) => [selector, report]))
  },
}

const plugin = {
  meta: { name: 'jobwork' },
  rules: { imports, 'first-load': firstLoad, 'whole-paise': wholePaise },
}
export default plugin

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
}
