import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { calls } from '@/lib/contract/calls'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'components', 'app', 'lib/client'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
// A type of a call sends nothing.
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8').replace(/\b(Asked|Result)<'[^']*'>/g, '')]))

/** All that says in a toast why a call failed goes through useFailToast. */
const SAYS =
  /\buse(ContractForm|OperatorForm|Undoable|Download|FailToast)[(<]|<(ConfirmDialog|ReasonDialog|TaxForm|LinkAct)\b/

/** Makes calls for others, which say that they failed. */
const saidBy: Record<string, string[]> = {
  'components/trade/approvals/decisions.ts': ['components/trade/approvals/useDecide.ts'],
  'components/people/accounts/sign-in/useOfferedPasskey.ts': ['components/people/accounts/sign-in/PasskeySignIn.tsx'],
  'components/trade/questions/kinds-of-start.ts': ['components/trade/questions/WriteQuestion.tsx'],
  'lib/client/export-list.ts': ['components/ui/list/ExportButton.tsx'],
  'lib/client/upload.ts': [
    'components/people/company/Logo.tsx',
    'components/orders/workorders/quality/AddDocument.tsx',
  ],
  'lib/client/sign-in.ts': [
    'components/people/accounts/sign-in/LoginForm.tsx',
    'components/desk/shell/SignInAgain.tsx',
  ],
  'lib/client/passkey.ts': [
    'components/people/accounts/sign-in/SecondStep.tsx',
    'components/desk/shell/ConfirmAgain.tsx',
    'components/people/accounts/sign-in/PasskeySignIn.tsx',
    'components/people/accounts/security/NewPasskey.tsx',
  ],
}

/** Sent by the program, not by a person; or said at a place of its own for as long as it lasts. */
const unsaid: Record<string, string> = {
  'components/trade/questions/useNews.ts': 'a thread is marked as read by being looked at',
  'components/money/invoices/usePreview.ts': 'the preview is drawn as one types, and says itself why not',
  'components/orders/workorders/ending/useClosePreview.ts':
    'the figures are drawn as one types, and say themselves why not',
  'lib/client/queue/send-waiting.ts':
    'what was taken back while it was sent is cancelled; one that stays is in Dispatches',
  'lib/client/queue/deliver.ts': 'the shop floor sends again by itself, and asks where it can’t',
  'components/orders/floor/LanguageChoice.tsx': 'a toast says it in the person’s language',
  'components/orders/floor/More.tsx': 'the form of the heat says it in the person’s language',
  'components/orders/floor/draft-report.ts': 'the card says below its buttons why it can’t be measured',
  'components/trade/rfqs/draft/rfq-draft.ts': 'cells are sent again by themselves; the draft says what waits',
  'components/orders/reports/useCells.ts': 'values are sent again by themselves; the report says what waits',
}

const writes = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).filter((name) => !/^GET /.test(name))
const callersOf = (name: string) => files.filter((file) => texts.get(file)!.includes(`'${name}'`))
const says = (file: string) => SAYS.test(texts.get(file)!)

test.each(writes)('%s says in a toast that it failed, wherever a person sends it', (name) => {
  expect(callersOf(name).filter((file) => !says(file) && !saidBy[file] && !unsaid[file])).toEqual([])
})

test.each(Object.entries(saidBy))('what %s sends is said by those that use it', (file, by) => {
  const stem = file
    .split('/')
    .pop()!
    .replace(/\.tsx?$/, '')
  const users = files.filter((other) => new RegExp(`/${stem}'`).test(texts.get(other)!))
  expect(by.filter((user) => !users.includes(user) || !says(user))).toEqual([])
})

test('the walk knows the calls, and each exception still makes one', () => {
  expect(writes.length).toBeGreaterThan(100)
  expect(callersOf('POST /api/inquiries')).toEqual(['components/trade/inquiries/SubmitInquiry.tsx'])
  const named = new Set(writes.flatMap(callersOf))
  expect([...Object.keys(saidBy), ...Object.keys(unsaid)].filter((file) => !named.has(file))).toEqual([])
})
