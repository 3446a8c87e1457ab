// Rules of our own for oxlint: what the imports of our files may be, and how money is computed.
import path from 'node:path'

/** The layers. A layer imports itself, packages, and what its row names; scripts and tests may import what they like. */
const PURE = ['lib/terms', 'lib/contract', 'lib/rules']
const MAY_IMPORT = {
  'lib/terms': [],
  'lib/contract': ['lib/terms'],
  'lib/rules': ['lib/terms', 'lib/contract'],
  'lib/drawing': [],
  // One reader of a format for what is shown and what crosses.
  'lib/clean': ['lib/drawing'],
  'lib/infra': [...PURE, 'lib/drawing', 'lib/clean'],
  'lib/domain/facts': [...PURE, 'lib/infra'],
  'lib/domain': [...PURE, 'lib/infra', 'lib/drawing', 'lib/clean'],
  'lib/live': [...PURE, 'lib/infra', 'lib/domain'],
  'lib/events': [...PURE, 'lib/infra', 'lib/domain', 'lib/drawing', 'lib/live'],
  'lib/http': [...PURE, 'lib/infra', 'lib/client'],
  'lib/client': PURE,
  'components/ui': [...PURE, 'lib/client'],
  components: [...PURE, 'lib/client', 'lib/drawing'],
  // A screen of several nouns is composed beside its page.
  app: [...PURE, 'lib/client', 'lib/domain', 'lib/http', 'components'],
  'app/api': ['lib/contract', 'lib/domain', 'lib/http'],
  'prisma/seed': [...PURE, 'lib/infra', 'lib/domain', 'lib/events'],
  'middleware.ts': [...PURE, 'lib/http'],
  'lib/backup': ['lib/infra'],
  'lib/process': ['lib/backup', 'lib/domain', 'lib/events', 'lib/live', 'lib/infra', 'lib/http', 'prisma/seed'],
  'server.ts': ['lib/events', 'lib/infra', 'lib/process'],
}

/** Rooms of a layer: each imports itself and the rooms before it. Files beside them may import all, and no room imports those. */
const ROOMS = ['core', 'people', 'files', 'trade', 'orders', 'goods', 'money', 'desk']
const KIT = [
  ['theme', 'hooks', 'layout'],
  ['data', 'controls', 'feedback', 'overlay', 'dialog'],
  ['files', 'form', 'record', 'filters', 'list', 'table', 'screen'],
].flat()
const ROOMS_OF = {
  'lib/contract': ROOMS,
  'lib/rules': ROOMS,
  'lib/domain': ['facts', ...ROOMS],
  components: ['ui', ...ROOMS],
  'components/ui': KIT,
}
const DATABASE = ['lib/infra/db/db.ts', 'lib/infra/prisma']
const MAY_TOUCH_DATABASE = [
  'lib/infra',
  'lib/domain',
  'lib/events',
  'lib/live',
  'lib/process',
  'prisma/seed',
  'lib/http/auth/viewer.ts',
  'lib/http/server/health.ts',
]

/** What the browser loads first names calls and types. The schemas bring zod, and come when a form is first touched. */
const WITHOUT_ZOD = 'address files/file-types pictures problem wire'.split(' ')
const IN_THE_BROWSER = ['components', 'lib/client', 'lib/rules']
/** Fetched with the form itself. */
const FORMS = ['components/orders/workorders/forms/status-form.ts', 'components/orders/reports/characteristic-form.ts']

/** Where amounts of documents and payments are computed. */
const MONEY = [
  'lib/terms/paise.ts',
  'lib/terms/statutory.ts',
  'lib/contract/core/money-fields.ts',
  'lib/contract/money',
  'lib/rules/core/gst.ts',
  'lib/rules/core/hsn.ts',
  'lib/rules/goods/goods-value.ts',
  'lib/rules/money',
  'lib/domain/facts/order-balance.ts',
  'lib/domain/people/operator',
  'lib/domain/goods/shipments/eway-file.ts',
  'lib/domain/goods/shipments/order-worth.ts',
  'lib/domain/people/tax-profiles',
  'lib/domain/money',
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

/** The place of a file's room among the rooms of a house; a file beside them comes after all. */
function roomIn(file, house, rooms) {
  const at = rooms.indexOf(file.slice(house.length + 1).split('/')[0])
  return at < 0 ? rooms.length : at
}

/** Whether a file lies in a folder of a house that is none of its rooms. */
const isBesideRooms = (file, house, rooms) =>
  file.slice(house.length + 1).includes('/') && roomIn(file, house, rooms) === rooms.length

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

/** A file imports what MAY_IMPORT says of its folder and ROOMS_OF of its room, and only some folders touch the database. */
const imports = {
  create(context) {
    const file = fileOf(context)
    const layer = placeOf(file, Object.keys(MAY_IMPORT))
    if (!layer || isTest(file)) return {}
    const allowed = MAY_IMPORT[layer]
    const houses = Object.entries(ROOMS_OF).filter(([house]) => isWithin(file, house))
    const homeless = houses.find(([house, rooms]) => isBesideRooms(file, house, rooms))
    if (homeless)
      return {
        Program: (node) => context.report({ node, message: `Its folder is none of the rooms of ${homeless[0]}.` }),
      }
    const mayTouchDatabase = placeOf(file, MAY_TOUCH_DATABASE)
    return eachImport((source) => {
      const target = targetOf(file, source.value)
      if (target === null) return
      if (!placeOf(target, [layer, ...allowed]))
        context.report({ node: source, message: `${layer} may import ${allowed.join(', ') || 'packages only'}.` })
      for (const [house, rooms] of houses) {
        const from = roomIn(file, house, rooms)
        const to = isWithin(target, house) ? roomIn(target, house, rooms) : 0
        if (to > from)
          context.report({
            node: source,
            message: `A room of ${house} imports itself and the rooms before it: ${rooms.join(' < ')}.`,
          })
      }
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
    const report = (node) => context.report({ node, message: 'Amounts are whole paise: use lib/terms/paise.ts.' })
    return Object.fromEntries(FRACTIONS.map((selector) => [selector, report]))
  },
}

/** A literal spread into another shares a line and hides keys: they are written out. */
const literalSpread = {
  create(context) {
    const within = (node) => (/^TS(As|Satisfies)Expression$/.test(node.type) ? within(node.expression) : node.type)
    return {
      SpreadElement(node) {
        const given = within(node.argument)
        if (/^(Object|Array)Expression$/.test(given) && node.parent.type === given)
          context.report({ node, message: 'Write the entries out instead of spreading a literal.' })
      },
      JSXSpreadAttribute(node) {
        if (within(node.argument) === 'ObjectExpression')
          context.report({ node, message: 'Write the attributes out instead of spreading a literal.' })
      },
    }
  },
}

const plugin = {
  meta: { name: 'jobwork' },
  rules: { imports, 'first-load': firstLoad, 'whole-paise': wholePaise, 'literal-spread': literalSpread },
}
export default plugin
