// What the imports of our files may be, and how money is computed. All other rules are oxlint's (.oxlintrc.json), which takes
// seconds where ESLint takes minutes; it has no rule that knows folders, and none for a piece of syntax.
import { readdirSync } from 'node:fs'
import parser from '@typescript-eslint/parser'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

// Who may import whom. Everything may import itself and packages; scripts and tests may import what they like.
const PURE = ['lib/contract', 'lib/rules']
const MAY_IMPORT = {
  // Its enums of nouns, events, mail topics and reviews follow from these tables.
  'lib/contract': [
    'lib/rules/nouns.ts',
    'lib/rules/events.ts',
    'lib/rules/events/event-row.ts',
    'lib/rules/gate/reviews.ts',
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
  'lib/rules': ['lib/contract'],
  'lib/drawing': [],
  'lib/clean': [],
  'lib/infra': [...PURE, 'lib/drawing', 'lib/clean'],
  'lib/domain': [...PURE, 'lib/infra', 'lib/drawing', 'lib/clean'],
  'lib/live': [...PURE, 'lib/infra', 'lib/domain'],
  'lib/events': [...PURE, 'lib/infra', 'lib/domain', 'lib/drawing', 'lib/live'],
  'lib/http': [...PURE, 'lib/infra', 'lib/client'],
  'lib/client': PURE,
  // A noun doesn't know another noun: the page brings them together.
  ...Object.fromEntries(foldersIn('components').map((noun) => [noun, [...PURE, 'lib/client', 'components/ui']])),
  'components/ui': [...PURE, 'lib/client'],
  // An order has a payment, reports of what was measured, and problems.
  'components/workorders': [
    ...[...PURE, 'lib/client', 'components/ui', 'components/payments', 'components/team'],
    ...['components/reports', 'components/order-problems'],
  ],
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
  'prisma/seed': [...PURE, 'lib/infra', 'lib/domain', 'lib/events'],
  'middleware.ts': [...PURE, 'lib/http'],
  'lib/backup': ['lib/infra'],
  'lib/process': ['lib/backup', 'lib/domain', 'lib/events', 'lib/live', 'lib/infra', 'lib/http', 'prisma/seed'],
  'server.ts': ['lib/events', 'lib/infra', 'lib/process'],
}

const DATABASE = ['lib/infra/db/db.ts', 'lib/infra/prisma']
const MAY_TOUCH_DATABASE = [
  ...['lib/infra', 'lib/domain', 'lib/events', 'lib/live', 'lib/process', 'prisma/seed'],
  ...['lib/http/auth/viewer.ts', 'lib/http/server/health.ts'],
]

// What the browser loads first names calls and types. The schemas bring zod, and come when a form is first touched.
const WITHOUT_ZOD = 'address file-types pictures problem process-categories wire'.split(' ')
const IN_THE_BROWSER = ['components/**', 'lib/client/**', 'lib/rules/**']

// Where amounts of documents and payments are computed.
const MONEY = [
  ...['lib/rules/money/**', 'lib/contract/money/**'],
  ...['operator', 'order-terms', 'rates', 'receipts', 'returns', 'statements', 'tax-documents', 'tax-profiles'].map(
    (noun) => `lib/domain/${noun}/*.ts`,
  ),
]

const config = [
  {
    ignores: [
      '.next/',
      'dist/',
      'lib/infra/prisma/',
      'playwright-report/',
      'test-results/',
      'next-env.d.ts',
      'public/vendor/',
      'public/sw.js',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser, sourceType: 'module' },
    // Comments that quiet rules of oxlint are none of ESLint's.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
  },
  {
    files: IN_THE_BROWSER,
    // Fetched with the form itself.
    ignores: [
      '**/*.test.{ts,tsx}',
      'components/workorders/forms/status-form.ts',
      'components/reports/characteristic-form.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^zod$|/contract/(?!(core/)?(${WITHOUT_ZOD.join('|')})$)`,
              allowTypeImports: true,
              message: 'It brings zod into the first load: import the type, or fetch the schema where it is needed.',
            },
          ],
        },
      ],
    },
  },
  {
    // Money is whole paise, rates are basis points, quantities are thousandths: a fraction would be a mistake.
    files: MONEY,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "BinaryExpression[operator='/']",
          "AssignmentExpression[operator='/=']",
          'Literal[raw=/^\\d[\\d_]*\\.\\d/]',
          "MemberExpression[property.name='toFixed']",
          "CallExpression[callee.name='parseFloat']",
          "MemberExpression[object.name='Math'][property.name=/^(round|floor|ceil|trunc)$/]",
        ].map((selector) => ({ selector, message: 'Amounts are whole paise: use lib/rules/money/paise.ts.' })),
      ],
    },
  },
  ...Object.keys(MAY_IMPORT).flatMap((layer) =>
    [layer, ...databaseFilesIn(layer)].map((path) => importRule(path, layer)),
  ),
]
export default config

// ESLint takes the last of these that fits a file: narrower paths come after wider ones.
function importRule(path, layer) {
  const allowed = MAY_IMPORT[layer]
  const zones = [
    {
      ...{ target: '.', from: '.', except: [layer, ...allowed, 'node_modules'] },
      message: `${layer} may import ${allowed.join(', ') || 'packages only'}: see MAY_IMPORT in eslint.config.mjs.`,
    },
  ]
  if (!MAY_TOUCH_DATABASE.includes(path)) {
    zones.push({ target: '.', from: DATABASE, message: 'See MAY_TOUCH_DATABASE in eslint.config.mjs.' })
  }
  return {
    files: [isFile(path) ? path : `${path}/**`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  }
}

function databaseFilesIn(layer) {
  return MAY_TOUCH_DATABASE.filter((path) => isFile(path) && path.startsWith(`${layer}/`))
}

function foldersIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path}/${entry.name}`)
}

function isFile(path) {
  return path.endsWith('.ts')
}
