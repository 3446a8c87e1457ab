import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const AT_ONCE = /^(atOnce|Promise\.(all|allSettled|race|any))$/
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')

/** The acts after the first one that wait for something of their own before they begin. */
function waitingActs(name: string) {
  const text = readFileSync(name, 'utf8')
  if (!/(atOnce|Promise\.\w+)\(\[/.test(text)) return []
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && AT_ONCE.test(node.expression.getText())) {
      const [acts] = node.arguments
      if (acts && ts.isArrayLiteralExpression(acts))
        found.push(
          ...acts.elements
            .slice(1)
            .filter(waits)
            .map((act) => `${name}: ${act.getText()}`),
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function waits(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true
  if (ts.isFunctionLike(node)) return false
  return ts.forEachChild(node, waits) ?? false
}

/** An act that fails while the list is still being made is caught by nobody, and ends the process. */
test('acts at once begin together: none waits while those before it may fail', () => {
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.flatMap(waitingActs)).toEqual([])
})
